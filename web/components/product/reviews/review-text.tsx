import type { Review } from '#contract/reviews/review.ts';
import { languageName } from '#i18n/formats.ts';
import { ShopPicture, usePictureUrl } from '#web/components/picture/picture.tsx';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Words and pictures of a review, and what the store has answered. */
export const ReviewText = ({ review }: { review: Review }) => {
  const { t, language } = useTranslation();
  const isForeign = review.language !== language.code && review.review !== '';
  return (
    <>
      {/* Whatever its direction, it begins where the page's own texts do. */}
      {review.review !== '' && (
        <p className="max-w-prose whitespace-pre-line">
          <bdi lang={review.language}>{review.review}</bdi>
        </p>
      )}
      {isForeign && (
        <p className="text-sm text-faint">
          {t('reviews.writtenIn', { language: languageName(language.locale, review.language) })}
        </p>
      )}
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
      {review.reply && (
        <div className="my-1 max-w-prose rounded-md bg-surface px-4 py-3">
          <p className="text-sm font-semibold">
            {t('reviews.reply')}{' '}
            <span className="font-normal text-faint">
              {writeShortDate(review.reply.date, language)}
            </span>
          </p>
          <p className="text-sm whitespace-pre-line">
            <bdi>{review.reply.text}</bdi>
          </p>
        </div>
      )}
    </>
  );
};

type PictureProps = { image: string; alt: string; id: string };

/** A picture of a review, and over the page the same in large. Without a script of its own. */
const ReviewPicture = ({ image, alt, id }: PictureProps) => {
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
