import type { Card } from '#contract/catalogue/card.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass, type ButtonLook } from '#web/ui/button.tsx';
import { CARD_FORM } from './card-form.tsx';

type Props = {
  product: Pick<Card, 'id' | 'slug' | 'title' | 'in_stock' | 'has_variants' | 'inventory_id'>;
  /** How the way to a choice looks. */
  choose?: ButtonLook['variant'];
};

/** Puts a product of a list into the cart; where a choice is needed, its page does. */
export const AddToCart = ({ product, choose = 'secondary' }: Props) => {
  const { t, paths } = useTranslation();
  const { id, title, inventory_id: inventoryId, has_variants: hasVariants } = product;
  if (!product.in_stock) return null;
  if (hasVariants || inventoryId === null)
    return (
      <Link
        to={paths.product(product)}
        aria-label={t('card.chooseOptionsOf', { title })}
        className={buttonClass({ variant: choose, size: 'sm' })}
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
      data-press="add"
      aria-label={t('card.addTitle', { title })}
      className={`${buttonClass({ size: 'sm' })} waits relative`}
    >
      {t('card.add')}
    </button>
  );
};
