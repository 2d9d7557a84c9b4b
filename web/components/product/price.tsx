import { writePercent } from '#i18n/formats.ts';
import type { Minor } from '#contract/money.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Price } from '#web/ui/price.tsx';

/** An amount inside a running text, where it keeps its own direction. */
export const useMoneyText = (): ((amount: Minor) => string) => {
  const money = useMoney();
  return (amount) => isolate(money(amount));
};

type Props = {
  current: Minor;
  previous: Minor | null;
  /** In percent; null where there is none. */
  reduction: number | null;
  size?: 'sm' | 'md' | 'lg';
};

/** What it costs and, where it is reduced, what it cost before. */
export const ProductPrice = ({ current, previous, reduction, size = 'md' }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Price
      current={money(current)}
      previous={reduction !== null && previous !== null ? money(previous) : null}
      labels={{ current: t('layout.priceNow'), previous: t('layout.priceBefore') }}
      size={size}
    />
  );
};

/** The stated reduction, as the language writes it: −25%, −25 %, −%25. */
export const Reduction = ({ percent }: { percent: number }) => {
  const { t, language } = useTranslation();
  const written = writePercent(language, percent);
  return (
    <span className="reduction">
      <span className="sr-only">{`${t('card.reduction')} `}</span>
      {isolate(`−${written}`)}
    </span>
  );
};
