import { useEffect, useRef } from 'react';
import {
  entriesOf,
  readLocal,
  useLocalStorage,
  writeLocal,
} from '#web/lib/browser/local-storage.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { SmallCards } from './small-cards.tsx';
import { useCards } from './use-cards.ts';

const KEY = 'recentlyViewed';
const MOST_IDS = 12;

/** Older versions stored whole cards. */
type Entry = string | { id: string };

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string');

const parse = (text: string | null): string[] =>
  entriesOf(text, isEntry).map((entry) => (typeof entry === 'string' ? entry : entry.id));

const store = (ids: readonly string[]) => writeLocal(KEY, JSON.stringify(ids));

/** Puts the product that is being looked at on top of the list. */
const noteViewed = (id: string) =>
  store([id, ...parse(readLocal(KEY)).filter((one) => one !== id)].slice(0, MOST_IDS));

const forgetViewed = () => store([]);

/** The ids of what this browser has looked at last, the newest first; known to nobody else. */
const useViewedIds = (): string[] => parse(useLocalStorage(KEY));

export type RecentlyViewedProps = {
  /** The product that is being looked at. */
  current?: string;
  /** Products that stand on the page already. */
  shown?: readonly string[];
  /** With fewer than so many the row is left out. */
  least?: number;
};

/**
 * What this browser has looked at, known to nobody else. It comes last on a page, since it appears late and would
 * move what is below.
 */
export default function RecentlyViewed({ current, shown = [], least = 1 }: RecentlyViewedProps) {
  const { t } = useTranslation();
  const ids = useViewedIds().filter((id) => id !== current && !shown.includes(id));
  const section = useRef<HTMLElement>(null);
  const cards = useCards(ids.map((id) => `product=${encodeURIComponent(id)}`).join('&'), section);
  useEffect(() => {
    if (current !== undefined) noteViewed(current);
  }, [current]);
  if (ids.length < least || cards?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="recently-viewed" aria-busy={!cards}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="recently-viewed" className="text-2xl font-semibold">
          {t('card.recentlyViewed')}
        </h2>
        <button
          type="button"
          onClick={forgetViewed}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {t('card.clearViewed')}
        </button>
      </div>
      <SmallCards cards={cards} count={ids.length} />
    </section>
  );
}
