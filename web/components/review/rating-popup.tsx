import type { OrderLine } from '#contract/orders/order.ts';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/rating.tsx';
import type { WhichOrder } from '#web/components/order/which-order.ts';
import { Link } from '#web/lib/paths/link.tsx';

type Props = { line: OrderLine; which: WhichOrder };

/**
 * Stars for something that has been delivered, in a pop-up over the order: a press on one opens the page
 * where the review is written. Where there is a review already, its stars, and the way to change it. The
 * browser's own popover, so it needs no script.
 */
export const RatingPopup = ({ line, which }: Props) => {
  const { t, paths } = useTranslation();
  const token = 'token' in which ? which.token : null;
  const action = paths.review(line.id);
  if (line.rating !== null)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm print:hidden">
        <Rating value={line.rating} label={t('reviews.stars', { count: line.rating })} />
        <Link
          to={withQuery(action, { token })}
          className="text-primary underline underline-offset-4"
        >
          {t('orderPage.changeReview')}
        </Link>
      </p>
    );
  // Whoever has sent all of it back may review it, but is not asked to.
  if (!line.reviewable || line.returned === line.quantity) return null;
  const id = `rate-${line.id}`;
  return (
    <div className="mt-1 print:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${t('orderPage.review')}: ${line.product.title}`}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <Icon name="star" className="size-4" />
        {t('orderPage.review')}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-lg bg-raised p-6 text-ink shadow-high open:animate-rise"
      >
        <form method="get" action={action} className="grid justify-items-center gap-4 text-center">
          {token !== null && <input type="hidden" name="token" value={token} />}
          <p className="text-sm text-soft">{line.product.title}</p>
          <h2 id={`${id}-title`} className="text-lg font-semibold">
            {t('reviewPage.stars')}
          </h2>
          <Stars />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('layout.close')}
            className="absolute end-2 top-2 grid size-11 place-items-center rounded-full hover:bg-surface"
          >
            <Icon name="x" />
          </button>
        </form>
      </div>
    </div>
  );
};

/** Each sends the form; those up to the one under the pointer are filled. */
const Stars = () => {
  const { t } = useTranslation();
  return (
    <div className="flex">
      {[1, 2, 3, 4, 5].map((stars) => (
        <button
          key={stars}
          type="submit"
          name="rating"
          value={stars}
          title={t('reviews.stars', { count: stars })}
          className="grid size-[min(3rem,16vw)] place-items-center text-faint hover:text-star focus-visible:text-star [&:has(~button:focus-visible)]:text-star [&:has(~button:hover)]:text-star"
        >
          <Icon name="star" filled className="size-9" />
          <span className="sr-only">{t('reviews.stars', { count: stars })}</span>
        </button>
      ))}
    </div>
  );
};
