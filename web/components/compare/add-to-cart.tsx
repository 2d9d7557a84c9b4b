import type { ComparedProduct } from '#contract/compare.ts';
import { CARD_FORM } from '#web/components/card/card-form.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';

const LOOK = `${buttonClass({ size: 'sm' })} waits relative`;

/** Puts a product into the cart; where a choice is needed, its page does. */
export const AddToCart = ({ product }: { product: ComparedProduct }) => {
  const { t, paths } = useTranslation();
  const { id, title, inventory_id: inventoryId, has_variants: hasVariants } = product;
  if (!product.in_stock) return null;
  if (hasVariants || inventoryId === null)
    return (
      <Link
        to={paths.product(product)}
        aria-label={t('card.chooseOptionsOf', { title })}
        className={LOOK}
      >
        {t('card.chooseOptions')}
      </Link>
    );
  return (
    <button
      type="submit"
      form={CARD_FORM}
      name="item"
      value={`${id}/${inventoryId}`}
      aria-label={t('card.addTitle', { title })}
      className={LOOK}
    >
      {t('card.add')}
    </button>
  );
};
