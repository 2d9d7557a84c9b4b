import { Fragment } from 'react';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { ProductPrice, useMoneyText } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCart } from './use-cart.ts';

type BundleDeals = ProductDetail['bundle_deals'];

const Bundle = ({ bundle }: { bundle: BundleDeals['sets'][number] }) => {
  const { t, paths } = useTranslation();
  const money = useMoneyText();
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg border border-line p-5">
      <ul className="flex flex-wrap items-start gap-3">
        {bundle.products.map((product, at) => (
          <Fragment key={product.id}>
            {at > 0 && (
              <li aria-hidden="true" className="mt-12 text-faint max-sm:hidden">
                <Icon name="plus" />
              </li>
            )}
            <li>
              <Link to={paths.product(product)} className="block w-28 text-sm hover:underline">
                <span className="mb-2 block aspect-square overflow-hidden rounded-md bg-surface">
                  <ShopPicture image={product.image} alt="" sizes="112px" upTo={320} />
                </span>
                {product.title}
              </Link>
            </li>
          </Fragment>
        ))}
      </ul>
      <div className="grid gap-2">
        <h3 className="font-semibold">{bundle.title}</h3>
        <ProductPrice current={bundle.price} previous={bundle.previous} reduction={1} />
        <p className="text-sm text-success">
          {t('product.bundleSaves', { amount: money(bundle.saving) })}
        </p>
        <AddBundle bundle={bundle} />
      </div>
    </li>
  );
};

/** Products that cost less together; its script comes when the page stands. */
export default function Bundles({ bundles }: { bundles: BundleDeals['sets'] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="bundles">
      <h2 id="bundles" className="mb-5 text-2xl font-semibold">
        {t('product.boughtTogether')}
      </h2>
      <ul className="grid gap-4">
        {bundles.map((bundle) => (
          <Bundle key={bundle.id} bundle={bundle} />
        ))}
      </ul>
    </section>
  );
}

type Props = { bundle: ProductDetail['bundle_deals']['sets'][number] };

/** Puts a bundle into the cart as a whole, with or without scripts. */
const AddBundle = ({ bundle }: Props) => {
  const { t, paths } = useTranslation();
  const { send, pending } = useCart();
  return (
    <form method="post" action={paths.cart()} onSubmit={send} className="relative">
      <input type="hidden" name="bundle_id" value={bundle.id} />
      <input type="hidden" name="quantity" value="1" />
      <Button
        type="submit"
        name="intent"
        value="add-bundle"
        aria-label={t('product.addBundleOf', { title: bundle.title })}
        busy={pending !== null}
      >
        {t('product.addBundle')}
      </Button>
    </form>
  );
};
