import type { Card } from '#contract/card.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ShopPicture } from './picture.tsx';

const KEY = 'recentlyViewed';
const KEPT = 12;

/** No price: it may have changed since. */
type Seen = Pick<Card, 'id' | 'slug' | 'title' | 'image'>;

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'slug', 'title', 'image'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

const read = (): Seen[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    // Storage that is forbidden or was damaged holds nothing worth a message.
    return [];
  }
};

const write = (seen: readonly Seen[]) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // A full or forbidden storage: the shop works without this list.
  }
};

/** Puts the product that is being looked at on top of the list. */
const remember = ({ id, slug, title, image }: Seen) =>
  write([{ id, slug, title, image }, ...read().filter((one) => one.id !== id)].slice(0, KEPT));

/** What this browser has looked at, known to nobody else. Stands below everything it could move. */
export const RecentlyViewed = ({ current }: { current?: Seen }) => {
  const { t, paths } = useTranslation();
  const [seen, setSeen] = useState<Seen[]>([]);
  useEffect(() => {
    setSeen(read().filter(({ id }) => id !== current?.id));
    if (current) remember(current);
  }, [current]);
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="recently-viewed" className="text-2xl font-semibold">
          {t('card.recentlyViewed')}
        </h2>
        <button
          type="button"
          onClick={() => {
            write([]);
            setSeen([]);
          }}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {t('card.clearViewed')}
        </button>
      </div>
      <ul className="shelf">
        {seen.map((one) => (
          <li key={one.id}>
            <Link to={paths.product(one)} className="block text-sm hover:underline">
              <span className="mb-2 block aspect-square overflow-hidden rounded-lg bg-surface">
                <ShopPicture image={one.image} alt="" sizes="200px" />
              </span>
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
