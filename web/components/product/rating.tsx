import { numberFormat } from '#i18n/formats.ts';
import { useNumber } from '#web/lib/numbers.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

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
    <p className="flex items-center gap-1 text-sm text-soft">
      <span className="sr-only">{t('card.rated', { rating: written, count })}</span>
      <Icon name="star" filled className="size-3.5 text-star" />
      <span aria-hidden="true">
        <span className="font-medium text-ink">{written}</span> <bdi>{`(${number(count)})`}</bdi>
      </span>
    </p>
  );
};
