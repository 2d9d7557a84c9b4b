import type { ProductDetail } from '#contract/product.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCart } from './use-cart.ts';

type Props = { bundle: ProductDetail['bundle_deals']['sets'][number] };

/** Puts a bundle into the cart as a whole, with or without scripts. */
export const AddBundle = ({ bundle }: Props) => {
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
