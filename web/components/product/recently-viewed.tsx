import { useEffect, useRef } from 'react';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import {
  entriesOf,
  readLocal,
  useLocalStorage,
  writeLocal,
} from '#web/lib/browser/local-storage.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { useCardsById } from './use-cards-by-id.ts';

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

const PICTURE = 'mb-2 block aspect-square overflow-hidden rounded-lg bg-surface';
/** As high as most titles, so that nothing moves when they come. */
const TITLE = 'block min-h-[3lh]';

/** What this browser has looked at, known to nobody else. Stands below everything it could move. */
export default function RecentlyViewed({ current }: { current?: string }) {
  const { t, paths } = useTranslation();
  const ids = useViewedIds().filter((id) => id !== current);
  const section = useRef<HTMLElement>(null);
  const cards = useCardsById(ids, section);
  useEffect(() => {
    if (current !== undefined) noteViewed(current);
  }, [current]);
  if (ids.length === 0 || cards?.length === 0) return null;
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
      <ul className="card-row">
        {cards
          ? cards.map((card) => (
              <li key={card.id}>
                <Link to={paths.product(card)} className="block text-sm hover:underline">
                  <span className={PICTURE}>
                    <ShopPicture image={card.image} alt="" sizes="200px" upTo={640} />
                  </span>
                  <span className={TITLE}>{card.title}</span>
                </Link>
              </li>
            ))
          : ids.map((id) => (
              <li key={id} className="text-sm">
                <span className={PICTURE} />
                <span className={TITLE} />
              </li>
            ))}
      </ul>
    </section>
  );
}
