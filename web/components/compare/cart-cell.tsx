import type { ComparedProduct } from '#contract/compare.ts';
import { QUICK_ADD } from '#web/components/card/quick-add.tsx';
import { ProductPrice } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';

const LOOK = `${buttonClass({ size: 'sm' })} waits relative mt-2 print:hidden`;

/** What a product costs, and its way into the cart: over its page where a choice is needed. */
export const CartCell = ({ product }: { product: ComparedProduct }) => {
  const { t, paths } = useTranslation();
  const { id, title, inventory_id: inventoryId, has_variants: hasVariants } = product;
  return (
    <>
      <p>
        <ProductPrice
          current={product.current}
          previous={product.previous}
          reduction={product.reduction}
        />
      </p>
      {product.in_stock &&
        (hasVariants || inventoryId === null ? (
          <Link
            to={paths.product(product)}
            aria-label={t('card.chooseOptionsOf', { title })}
            className={LOOK}
          >
            {t('card.chooseOptions')}
          </Link>
        ) : (
          <button
            type="submit"
            form={QUICK_ADD}
            name="item"
            value={`${id}/${inventoryId}`}
            aria-label={t('card.addTitle', { title })}
            className={LOOK}
          >
            {t('card.add')}
          </button>
        ))}
    </>
  );
};
