import { Link } from '#web/lib/link.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { ShopPicture } from './picture.tsx';
import { ProductPrice, Reduction } from './price.tsx';
import { QuickAdd } from './quick-add.tsx';
import { ShortRating } from './rating.tsx';
import type { ShownCard } from './shown-card.ts';

const SIZES = '(min-width: 1200px) 230px, (min-width: 576px) 31vw, 46vw';

type PicturesProps = { card: ShownCard; eager: boolean };

/** The picture; a second one, which is not fetched while it is hidden, under the pointer or the focus. */
const Pictures = ({ card, eager }: PicturesProps) => (
  <div className="relative aspect-square overflow-hidden rounded-lg bg-surface">
    <ShopPicture image={card.image} alt="" sizes={SIZES} from={320} upTo={480} eager={eager} />
    {card.image_2 && (
      <div className="absolute inset-0 hidden transition-opacity group-focus-within:block group-hover:block starting:opacity-0">
        <ShopPicture image={card.image_2} alt="" only={480} className="bg-transparent!" />
      </div>
    )}
    {card.reduction !== null && (
      <Reduction percent={card.reduction} className="absolute start-2 top-2" />
    )}
  </div>
);

/** What makes the offer better than its price: one line, the strongest first. */
const Extra = ({ card }: { card: ShownCard }) => {
  const { t } = useTranslation();
  if (!card.in_stock) return <p className="text-sm text-faint">{t('card.soldOut')}</p>;
  if (card.price !== null) return <p className="text-sm text-sale">{t('card.flashSale')}</p>;
  if (card.free_shipping) {
    return <p className="text-sm text-success">{t('card.freeDelivery')}</p>;
  }
  if (card.bundle_deal) return <p className="text-sm text-soft">{t('card.bundleDeal')}</p>;
  return null;
};

type Props = { card: ShownCard; eager?: boolean; heading?: 'h2' | 'h3' | undefined };

/**
 * A product in a list. The title's link covers the card; the button stands above it. It has no state and
 * no handler, so that the server's drawing of it is all that a page needs.
 */
export const ProductCard = ({ card, eager = false, heading: Heading = 'h3' }: Props) => {
  const { paths } = useTranslation();
  return (
    <article className="group relative flex h-full flex-col gap-3">
      <Pictures card={card} eager={eager} />
      <div className="flex grow flex-col gap-1">
        <p className="text-xs text-faint">{card.store.name}</p>
        <Heading className="text-sm leading-snug">
          <Link
            to={paths.product(card)}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {card.title}
          </Link>
        </Heading>
        <ShortRating rating={card.rating} count={card.review_count} />
        <ProductPrice current={card.current} previous={card.previous} reduction={card.reduction} />
        <Extra card={card} />
      </div>
      <QuickAdd card={card} />
    </article>
  );
};
