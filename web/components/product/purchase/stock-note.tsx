import { LOW_STOCK } from '#web/lib/low-stock.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Props = {
  soldOut: boolean;
  /** How many are left; null while no variant is chosen. */
  quantity: number | null;
  /** What was chosen of each attribute, if anything. */
  chosen: { title: string; value: string | undefined }[];
};

/** Whether there is some, how many where it is few, and of several choices which is sold out in which. */
export const StockNote = ({ soldOut, quantity, chosen }: Props) => {
  const { t } = useTranslation();
  if (soldOut) {
    const values = chosen.map(({ value }) => isolateText(value ?? ''));
    const value = `${chosen.at(-1)?.title} ${values.pop()}`;
    const isOneOfSeveral = quantity === 0 && values.length > 0;
    return (
      <p role="status" className="font-medium text-danger">
        {isOneOfSeveral
          ? t('product.soldOutChoice', { value, others: values.join(' · ') })
          : t('product.outOfStock')}
      </p>
    );
  }
  if (quantity === null || quantity > LOW_STOCK) {
    return <p className="text-sm text-success">{t('product.inStock')}</p>;
  }
  return <p className="text-sm text-warning">{t('product.left', { count: quantity })}</p>;
};
