import type { Review } from '#contract/review.ts';
import { ShopPicture, usePictureUrl } from '#web/components/picture/picture.tsx';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/rating.tsx';

/** What one shopper says, in the language it was written in. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const { t, language } = useTranslation();
  return (
    <article
      className={cx(
        'late-part grid gap-2 border-b border-line py-6',
        review.images.length > 0 ? '[--tall:14rem]' : '[--tall:8rem]',
      )}
    >
      <Rating value={review.rating} label={t('reviews.stars', { count: review.rating })} />
      {/* Whatever its direction, it begins where the page's own texts do. */}
      <p className="max-w-prose whitespace-pre-line">
        <bdi lang={review.language}>{review.review}</bdi>
      </p>
      {review.images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {review.images.map((image, at) => (
            <li key={image}>
              <ReviewPicture
                image={image}
                alt={t('reviews.pictureBy', { name: review.name, number: at + 1 })}
                id={`review-${review.id}-${at + 1}`}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-faint">
        <bdi>{review.name}</bdi> · {writeShortDate(review.date, language)}
        {review.variant && (
          <>
            {' · '}
            <bdi>{review.variant}</bdi>
          </>
        )}
        {review.helpful > 0 && <> · {t('reviews.helpful', { count: review.helpful })}</>}
      </p>
    </article>
  );
};

type Props = { image: string; alt: string; id: string };

/** A picture of a review, and over the page the same in large. Without a script of its own. */
const ReviewPicture = ({ image, alt, id }: Props) => {
  const { t } = useTranslation();
  const url = usePictureUrl();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="block size-20 cursor-zoom-in overflow-hidden rounded-md"
      >
        <ShopPicture image={image} alt={alt} sizes="80px" upTo={320} />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={alt}
        className="m-auto w-[min(48rem,calc(100vw-2rem),calc(100dvh-2rem))] rounded-lg shadow-high open:animate-rise"
      >
        <img
          src={url(image, 1280)}
          alt={alt}
          width="1280"
          height="1280"
          loading="lazy"
          className="h-auto w-full object-contain"
        />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('layout.close')}
          className="absolute end-3 top-3 grid size-11 place-items-center rounded-full bg-canvas text-ink shadow-low"
        >
          <Icon name="x" />
        </button>
      </div>
    </>
  );
};
