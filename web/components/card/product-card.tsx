import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { SmallPicture, usePictureUrl } from '#web/components/picture/picture.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { ProductPrice, Reduction, useMoneyText } from '#web/components/product/price.tsx';
import { CardSaveButtons } from '#web/components/save-buttons/card-save-buttons.tsx';
import { cardAddress } from './card-address.ts';
import { QuickAdd } from './quick-add.tsx';
import { ShortRating } from '#web/components/product/reviews/rating.tsx';
import type { ShownCard } from './shown-card.ts';

const WIDTHS = [320, 480] as const;
const LARGE_WIDTHS = [640, 1280] as const;
const SECOND = 480;

type PicturesProps = { card: ShownCard; eager: boolean; large: boolean };

/**
 * The picture, and where the second one is, which HoverPictures shows under the pointer or the focus. By
 * the product's id the browser marks what the visitor has saved (web/lib/page-data/mark-products.ts).
 */
const Pictures = ({ card, eager, large }: PicturesProps) => {
  const { t } = useTranslation();
  const url = usePictureUrl();
  return (
    <div
      className="frame"
      data-product={card.id}
      data-second={card.image_2 && url(card.image_2, SECOND)}
    >
      <SmallPicture image={card.image} widths={large ? LARGE_WIDTHS : WIDTHS} eager={eager} />
      {!card.in_stock && <span className="sold-out">{t('card.soldOut')}</span>}
      {card.reduction && <Reduction percent={card.reduction} />}
      <CardSaveButtons id={card.id} title={card.title} />
      <QuickAdd card={card} />
    </div>
  );
};

/** What makes the offer better than its price and what the picture says: the strongest alone. */
const useExtra = ({ in_stock, price, saving, buy_get, free_shipping }: ShownCard) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  if (!in_stock) return false;
  if (price) return saving ? t('card.saves', { amount: money(saving) }) : t('card.flashSale');
  if (buy_get) return t('card.buyGet', buy_get);
  return free_shipping && t('card.freeDelivery');
};

/** The most colours that a card shows; a plus says that there are more. */
const COLOURS = 4;
/** Side by side, so that they stand beside the store's name on a phone's card too. */
const DOT = 12;
const STEP = 10;

/**
 * The colours it comes in, where there is a choice; the product's page says them in words. Drawn, because
 * each style of an element of its own would need a line in the page's security policy.
 */
const Colours = ({ colours }: Pick<ShownCard, 'colours'>) => {
  if (colours.length < 2) return null;
  const shown = colours.slice(0, COLOURS);
  return (
    <span aria-hidden>
      <svg width={(shown.length - 1) * STEP + DOT} height={DOT}>
        {shown.map((colour, at) => (
          <circle key={colour} cx={at * STEP + DOT / 2} cy={DOT / 2} r="5" fill={colour} />
        ))}
      </svg>
      {colours.length > COLOURS && '+'}
    </span>
  );
};

type Props = {
  card: ShownCard;
  eager?: boolean;
  /** Shown twice as wide and high as the others. */
  large?: boolean | undefined;
  heading?: 'h2' | 'h3' | undefined;
};

type TextsProps = { card: ShownCard; heading: 'h2' | 'h3' };

const Texts = ({ card, heading: Heading }: TextsProps) => {
  const { t, paths } = useTranslation();
  const extra = useExtra(card);
  return (
    <>
      <p className="card-store">
        {card.store.name}
        <Colours colours={card.colours} />
      </p>
      <Heading>
        <Link to={cardAddress(paths, card)}>
          <UnbrokenText>{card.title}</UnbrokenText>
        </Link>
      </Heading>
      {card.review_count === 0 ? (
        <p className="text-faint">{t('card.unrated')}</p>
      ) : (
        <ShortRating rating={card.rating} count={card.review_count} />
      )}
      <ProductPrice current={card.current} previous={card.previous} reduction={card.reduction} />
      {extra && <p className="text-success">{extra}</p>}
    </>
  );
};

/**
 * A product, inside an item of a list (`.card`). The title's link covers the item; the button stands above
 * it. It has no state and no handler, so that the server's drawing of it is all that a page needs.
 */
export const ProductCard = ({ card, eager = false, large = false, heading = 'h3' }: Props) => (
  <>
    <Pictures card={card} eager={eager} large={large} />
    <Texts card={card} heading={heading} />
  </>
);
