import type { ProductDetail } from '#contract/product.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCart } from './use-cart.ts';

type Props = { set: ProductDetail['bundle_deals']['sets'][number] };

/** Puts a set into the cart as a whole, with or without scripts. */
export const AddSet = ({ set }: Props) => {
  const { t, paths } = useTranslation();
  const { send, pending } = useCart();
  return (
    <form method="post" action={paths.cart()} onSubmit={send} className="relative">
      <input type="hidden" name="bundle_id" value={set.id} />
      <input type="hidden" name="quantity" value="1" />
      <Button
        type="submit"
        name="intent"
        value="add-bundle"
        aria-label={t('product.addSetOf', { title: set.title })}
        busy={pending !== null}
      >
        {t('product.addSet')}
      </Button>
    </form>
  );
};
