import type { Review } from '#contract/reviews/review.ts';
import { ShopPicture, usePictureUrl } from '#web/components/picture/picture.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  review: Review;
  image: string;
  /** Which of the review's pictures it is, from 1. */
  number: number;
  /** A picture may stand in two places, and each has a large one of its own. */
  place: 'review' | 'shown';
};

/** A picture of a review, and over the page the same in large. Without a script of its own. */
export const ReviewPicture = ({ review, image, number, place }: Props) => {
  const { t } = useTranslation();
  const id = `${place}-${review.id}-${number}`;
  const alt = t('reviews.pictureBy', { name: review.name, number });
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
