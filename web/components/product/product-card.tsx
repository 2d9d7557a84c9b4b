import { useState } from 'react';
import { Link } from 'react-router';
import { prefetchOnIntent } from '#web/lib/prefetch.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ShopPicture } from './picture.tsx';
import { ProductPrice, Reduction } from './price.tsx';
import { QuickAdd } from './quick-add.tsx';
import { ShortRating } from './rating.tsx';
import type { ShownCard } from './shown-card.ts';

const SIZES = '(min-width: 1200px) 230px, (min-width: 576px) 31vw, 46vw';

type PicturesProps = { card: ShownCard; eager: boolean; near: boolean };

/** The picture; with the pointer or the keyboard's focus a second one is fetched and shown. */
const Pictures = ({ card, eager, near }: PicturesProps) => (
  <div className="relative aspect-square overflow-hidden rounded-lg bg-surface">
    <ShopPicture image={card.image} alt="" sizes={SIZES} from={320} upTo={640} eager={eager} />
    {near && card.image_2 && (
      <div className="absolute inset-0 hidden transition-opacity group-focus-within:block group-hover:block starting:opacity-0">
        <ShopPicture
          image={card.image_2}
          alt=""
          sizes={SIZES}
          from={320}
          upTo={640}
          className="bg-transparent!"
        />
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

type Props = { card: ShownCard; eager?: boolean; heading?: 'h2' | 'h3' };

/** A product in a list. The title's link covers the card; the button stands above it. */
export const ProductCard = ({ card, eager = false, heading: Heading = 'h3' }: Props) => {
  const { paths } = useTranslation();
  const [near, setNear] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only shows another picture
    <article
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setNear(true)}
      onFocus={() => setNear(true)}
      className="group relative flex h-full flex-col gap-3"
    >
      <Pictures card={card} eager={eager} near={near} />
      <div className="flex grow flex-col gap-1">
        <p className="text-xs text-faint">{card.store.name}</p>
        <Heading className="text-sm leading-snug">
          <Link
            to={paths.product(card)}
            prefetch={prefetchOnIntent()}
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
