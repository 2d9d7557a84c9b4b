import { useRef } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { SmallCards } from './small-cards.tsx';
import { useCards } from './use-cards.ts';

const SHOWN = 6;

type Props = {
  /** Products that the page shows already. */
  shown?: readonly string[];
};

/** What others buy, for who stands before an empty page, or before their cart. Comes late, below everything it could move. */
export default function PopularProducts({ shown = [] }: Props) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const cards = useCards('sort=best_selling&in_stock=1', section);
  if (cards?.length === 0) return null;
  return (
    <section
      ref={section}
      aria-labelledby="popular"
      aria-busy={!cards}
      className="w-full min-w-0 pb-16 text-start noscript:hidden"
    >
      <h2 id="popular" className="mb-5 text-2xl font-semibold">
        {t('layout.suggest.popular')}
      </h2>
      <SmallCards cards={cards?.filter(({ id }) => !shown.includes(id))} count={SHOWN} />
    </section>
  );
}
