import { LOW_STOCK } from '#web/lib/low-stock.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Props = {
  soldOut: boolean;
  /** How many are left; null while no variant is chosen. */
  quantity: number | null;
};

/** Whether there is some, and how many where it is few. */
export const StockNote = ({ soldOut, quantity }: Props) => {
  const { t } = useTranslation();
  if (soldOut) {
    return (
      <p role="status" className="font-medium text-danger">
        {t('product.outOfStock')}
      </p>
    );
  }
  if (quantity === null || quantity > LOW_STOCK) {
    return <p className="text-sm text-success">{t('product.inStock')}</p>;
  }
  return <p className="text-sm text-warning">{t('product.left', { count: quantity })}</p>;
};
