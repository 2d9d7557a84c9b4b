import { drawnItem } from '#web/lib/drawing.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ProductCard } from './product-card.tsx';
import { shownCard, type ShownCard } from './shown-card.ts';

const CardItem = drawnItem('card', ProductCard);

type Props = {
  cards: readonly ShownCard[];
  /** How many are seen without scrolling: their pictures come first. */
  eager?: number;
  heading?: 'h2' | 'h3';
  /** Beside a sidebar there is room for fewer in a row. */
  narrow?: boolean;
};

/** Products in rows of equal height. */
export const CardGrid = ({ cards, eager = 0, heading, narrow = false }: Props) => (
  <ul className={cx(narrow ? 'tiles-narrow' : 'tiles', 'gap-y-8!')}>
    {cards.map((card, at) =>
      // A picture that is fetched first is announced in the document's head, which is not kept.
      at < eager ? (
        <li key={card.id}>
          <ProductCard card={card} eager heading={heading} />
        </li>
      ) : (
        <CardItem key={card.id} card={shownCard(card)} heading={heading} />
      ),
    )}
  </ul>
);

/** One row that is scrolled sideways: by swipe, wheel, keyboard or bar. */
export const CardShelf = ({ cards, label }: { cards: readonly ShownCard[]; label: string }) => (
  <ul
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={0}
    aria-label={label}
    className="shelf"
  >
    {cards.map((card) => (
      <CardItem key={card.id} card={shownCard(card)} />
    ))}
  </ul>
);
