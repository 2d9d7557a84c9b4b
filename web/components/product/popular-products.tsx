import { useRef } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { SmallCards } from './small-cards.tsx';
import { useCards } from './use-cards.ts';

const SHOWN = 6;
/** Beside a page two are seen, and a part of the third. */
const SMALL_SHARE = 0.42;

type Props = {
  /** Products that the page shows already. */
  shown?: readonly string[];
  /** Beside a page, below the few things in the small cart. */
  isSmall?: boolean;
};

/** What others buy, for who stands before an empty page, or before their cart. Comes late, below everything it could move. */
export default function PopularProducts({ shown = [], isSmall = false }: Props) {
  const { t } = useTranslation();
  // Both may stand in one document.
  const id = isSmall ? 'popular-beside' : 'popular';
  const section = useRef<HTMLElement>(null);
  const cards = useCards('sort=best_selling&in_stock=1', section);
  if (cards?.length === 0) return null;
  return (
    <section
      ref={section}
      aria-labelledby={id}
      aria-busy={!cards}
      className={cx(
        'w-full min-w-0 text-start noscript:hidden',
        isSmall ? 'border-t border-line pt-4' : 'pb-16',
      )}
    >
      <h2 id={id} className={cx('mb-5 font-semibold', !isSmall && 'text-2xl')}>
        {t('layout.suggest.popular')}
      </h2>
      <SmallCards
        cards={cards?.filter((card) => !shown.includes(card.id))}
        count={SHOWN}
        share={isSmall ? SMALL_SHARE : undefined}
      />
    </section>
  );
}
