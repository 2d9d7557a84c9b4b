import { numberFormat } from '#i18n/formats.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** A rating to one decimal: 4.6. */
export const useRatingFormat = (): ((rating: number) => string) => {
  const { locale } = useTranslation().language;
  const format = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (rating) => format.format(rating);
};

type Props = { rating: number; count: number };

/** A star, the average and how many have rated. Nothing where nobody has. */
export const ShortRating = ({ rating, count }: Props) => {
  const { t } = useTranslation();
  const number = useNumber();
  const written = useRatingFormat()(rating);
  if (count === 0) return null;
  return (
    <p className="rated" role="img" aria-label={t('card.rated', { rating: written, count })}>
      <b>{written}</b> {isolateText(`(${number(count)})`)}
    </p>
  );
};
