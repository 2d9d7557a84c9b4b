import type { CSSProperties } from 'react';
import type { ShownCard } from '#web/components/card/shown-card.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ProductPrice } from './price.tsx';
import { useRatingFormat } from './reviews/rating.tsx';

const PICTURE = 'mb-2 block aspect-square overflow-hidden rounded-lg bg-surface';
/** Fills the height of the row, so that prices stand level. */
const TITLE = 'grow';

/** A star, the average and how many have rated; in figures alone, as a page of an error has no texts of cards. */
const Rated = ({ card: { rating, review_count: count } }: { card: ShownCard }) => {
  const number = useNumber();
  const written = useRatingFormat()(rating);
  if (count === 0) return null;
  return (
    <span className="rated">
      <b>{written}</b> {isolateText(`(${number(count)})`)}
    </span>
  );
};

type Props = {
  /** Undefined while they are on their way. */
  cards: readonly ShownCard[] | undefined;
  /** How many there will be. */
  count: number;
  /** How much of the row each takes; without it as much as the width of the window says. */
  share?: number | undefined;
};

/** A row of products by picture, name, rating and price, which the browser fetches; room for them until they come. */
export const SmallCards = ({ cards, count, share }: Props) => {
  const { paths } = useTranslation();
  return (
    <div
      className="card-row-frame"
      style={share ? ({ '--wide': share } as CSSProperties) : undefined}
    >
      <ul className="card-row">
        {cards
          ? cards.slice(0, count).map((card) => (
              <li key={card.id} className="relative flex">
                <Link
                  to={paths.product(card)}
                  className="flex w-full flex-col gap-1 text-sm hover:underline"
                >
                  <span className={PICTURE}>
                    <ShopPicture image={card.image} alt="" sizes="200px" upTo={640} />
                  </span>
                  <span className={TITLE}>{card.title}</span> <Rated card={card} />
                  <ProductPrice
                    current={card.current}
                    previous={card.previous}
                    reduction={card.reduction}
                    size="sm"
                  />
                </Link>
              </li>
            ))
          : Array.from({ length: count }, (_, at) => (
              <li key={at} className="text-sm">
                <span className={PICTURE} />
                <span className="block min-h-[2lh]" />
                <br />
                <br />
              </li>
            ))}
      </ul>
    </div>
  );
};
