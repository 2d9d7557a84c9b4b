import { LOW_STOCK } from '#web/lib/low-stock.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Props = {
  /** Whether there is a variant of what is chosen at all. */
  made: boolean;
  soldOut: boolean;
  /** How many are left; null while no variant is chosen. */
  quantity: number | null;
  /** What was chosen of each attribute, if anything. */
  chosen: { title: string; value: string | undefined }[];
};

/** Whether there is some, how many where it is few, and of several choices which is not there in which. */
export const StockNote = ({ made, soldOut, quantity, chosen }: Props) => {
  const { t } = useTranslation();
  if (!made || soldOut) {
    const given = chosen.filter(({ value }) => value !== undefined);
    const values = given.map(({ value }) => isolateText(value ?? ''));
    const choice = {
      value: `${given.at(-1)?.title} ${values.pop()}`,
      others: values.join(' · '),
    };
    const isOneOfSeveral = quantity === 0 && values.length > 0;
    return (
      <p role="status" className="text-sm font-medium text-danger">
        {made && !isOneOfSeveral
          ? t('product.outOfStock')
          : t(made ? 'product.soldOutChoice' : 'product.notMadeChoice', choice)}
      </p>
    );
  }
  if (quantity === null || quantity > LOW_STOCK) {
    return <p className="text-sm text-success">{t('product.inStock')}</p>;
  }
  return <p className="text-sm text-warning">{t('product.left', { count: quantity })}</p>;
};
