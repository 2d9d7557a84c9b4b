import type { FlashSale } from '#contract/catalogue/flash-sale.ts';
import { writePercent } from '#i18n/formats.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** How much its most reduced product costs less, while a sale runs. */
export const LargestReduction = ({ sale }: { sale: FlashSale }) => {
  const { t, language } = useTranslation();
  const percent = sale.largest_reduction;
  if (percent === null) return null;
  return (
    <p className="text-2xl font-semibold text-sale">
      {t('flashSale.upTo', { percent: isolate(writePercent(language, percent)) })}
    </p>
  );
};
