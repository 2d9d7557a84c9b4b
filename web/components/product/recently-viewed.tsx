import type { Card } from '#contract/card.ts';
import { useEffect } from 'react';
import { Link } from '#web/lib/link.tsx';
import { entriesOf, recall, remember, useRemembered } from '#web/lib/local-memory.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';

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

const parse = (text: string | null): Seen[] => entriesOf(text, isSeen);

const store = (seen: readonly Seen[]) => remember(KEY, JSON.stringify(seen));

/** Puts the product that is being looked at on top of the list. */
const look = ({ id, slug, title, image }: Seen) =>
  store(
    [{ id, slug, title, image }, ...parse(recall(KEY)).filter((one) => one.id !== id)].slice(
      0,
      KEPT,
    ),
  );

/** What this browser has looked at, known to nobody else. Stands below everything it could move. */
export const RecentlyViewed = ({ current }: { current?: Seen }) => {
  const { t, paths } = useTranslation();
  const remembered = useRemembered(KEY);
  useEffect(() => {
    if (current) look(current);
  }, [current]);
  const seen = parse(remembered).filter(({ id }) => id !== current?.id);
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="recently-viewed" className="text-2xl font-semibold">
          {t('card.recentlyViewed')}
        </h2>
        <button
          type="button"
          onClick={() => store([])}
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
                <ShopPicture image={one.image} alt="" sizes="200px" upTo={640} />
              </span>
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
