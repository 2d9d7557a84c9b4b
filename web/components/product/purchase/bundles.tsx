import { useParams } from 'react-router';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { useMoneyText } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCart } from './use-cart.ts';

type BundleDeals = ProductDetail['bundle_deals'];
type BundleProps = { bundle: BundleDeals['sets'][number] };

/** Between two pictures, over the edges of both. */
const Plus = () => (
  <span
    aria-hidden="true"
    className="absolute top-1/2 grid size-7 -translate-y-1/2 place-items-center rounded-full border border-line bg-canvas text-soft"
    style={{ insetInlineStart: '-1.375rem' }}
  >
    <Icon name="plus" className="size-4" />
  </span>
);

/** What is in it, the product of the page first: the others are what is new. */
const Parts = ({ bundle: { products } }: BundleProps) => {
  const { t, paths } = useTranslation();
  const { id: here } = useParams();
  const parts = products.toSorted(
    (one, other) => Number(other.id === here) - Number(one.id === here),
  );
  return (
    <ul className="flex items-start gap-4" style={{ flex: '3 1 15rem' }}>
      {parts.map((product, at) => (
        <li key={product.id} className="grid max-w-40 flex-1 gap-1 text-sm">
          <Link to={paths.product(product)} className="block hover:underline">
            <span className="relative mb-2 block">
              <span className="block aspect-square overflow-hidden rounded-md bg-surface">
                <ShopPicture image={product.image} alt="" sizes="160px" upTo={320} />
              </span>
              {at > 0 && <Plus />}
            </span>
            {product.title}
          </Link>
          {product.id === here && (
            <span className="text-xs text-faint">{t('product.bundleThis')}</span>
          )}
        </li>
      ))}
    </ul>
  );
};

/** What all cost apart and together, and the one press that takes them all. */
const Sum = ({ bundle }: BundleProps) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  return (
    <div className="grid flex-1 basis-60 gap-4 rounded-md bg-surface p-4">
      <h3 className="font-semibold">{bundle.title}</h3>
      <dl className="grid gap-1 tabular">
        <div className="flex items-baseline justify-between gap-4 text-sm text-soft">
          <dt>{t('product.bundleApart')}</dt>
          <dd>{money(bundle.previous)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-medium">{t('product.bundlePrice')}</dt>
          <dd className="text-xl font-semibold">{money(bundle.price)}</dd>
        </div>
      </dl>
      <p>
        <Badge tone="success">{t('product.bundleSaves', { amount: money(bundle.saving) })}</Badge>
      </p>
      <AddBundle bundle={bundle} />
    </div>
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
          <li
            key={bundle.id}
            className="flex flex-wrap items-start gap-x-8 gap-y-5 rounded-lg border border-line p-4"
          >
            <Parts bundle={bundle} />
            <Sum bundle={bundle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Puts a bundle into the cart as a whole, with or without scripts. */
const AddBundle = ({ bundle }: BundleProps) => {
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
        className="w-full"
      >
        {t('product.addBundle')}
      </Button>
    </form>
  );
};
