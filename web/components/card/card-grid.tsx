import type { ReactNode } from 'react';
import { cachedPart } from '#web/rendering/cached-part.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ProductCard } from './product-card.tsx';
import { shownCard, type ShownCard } from './shown-card.ts';

const CardItem = cachedPart({ name: 'card', as: 'li' }, ProductCard);

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
        <li key={card.id} className="card">
          <ProductCard card={card} eager heading={heading} />
        </li>
      ) : (
        <CardItem key={card.id} card={shownCard(card)} heading={heading} />
      ),
    )}
  </ul>
);

/** One large card and four small ones, which it precedes or follows; or six, the picture beside the texts. */
export type RowLayout = 'mosaic' | 'mosaic mosaic-end' | 'pairs';

type RowProps = {
  cards: readonly ShownCard[];
  label: string;
  /** Where all of it is, if these are only the first. */
  allAt?: string | undefined;
  /** How they lie on large screens; on small ones they are one row. */
  layout?: RowLayout | undefined;
  /** An item in the place of the large card. */
  first?: ReactNode;
};

/** So many cards stand beside each other at most; more of them are scrolled. */
const MOST_BESIDE = 5;

/** One row that is scrolled sideways: by swipe, wheel, keyboard, bar, or by arrows under a pointer. */
export const CardRow = ({ cards, label, allAt, layout, first }: RowProps) => (
  <div className="card-row-frame">
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={cx('card-row', layout)}
    >
      {first}
      {cards.map((card, at) => (
        <CardItem
          key={card.id}
          card={shownCard(card)}
          large={layout?.startsWith('mosaic') && !first && at === 0 ? true : undefined}
        />
      ))}
      {allAt && <RowEnd to={allAt} title={label} />}
    </ul>
    {!layout && cards.length > MOST_BESIDE && (
      <>
        <RowArrow to="start" />
        <RowArrow to="end" />
      </>
    )}
  </div>
);

/** For a pointer only: `StaticPresses` scrolls the row, which the keyboard does without it. */
const RowArrow = ({ to }: { to: 'start' | 'end' }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden
    data-press="scroll"
    data-to={to}
    className="row-arrow noscript:hidden"
  >
    <Icon name={to === 'start' ? 'arrow-left' : 'arrow-right'} mirrored className="size-5" />
  </button>
);

/** The way on for whoever has come to the end of the first ones. */
const RowEnd = ({ to, title }: { to: string; title: string }) => {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={to} aria-label={t('layout.seeAllOf', { title })} className="card-row-end">
        {t('layout.seeAll')}
        <Icon name="arrow-right" mirrored className="size-4" />
      </Link>
    </li>
  );
};
