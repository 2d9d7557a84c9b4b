import { Form } from 'react-router';
import type { FollowedStore as Store } from '#contract/stores/store-follow.ts';
import { CardRow } from '#web/components/card/card-grid.tsx';
import { ShortRating } from '#web/components/product/reviews/rating.tsx';
import { StoreLogo } from '#web/components/store/store-logo.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';

/** Stops following a store; it can be undone on the page that comes. */
const EndForm = ({ store }: { store: Store }) => {
  const { t, paths } = useTranslation();
  return (
    <Form method="post" action={paths.following()} replace preventScrollReset>
      <input type="hidden" name="store_id" value={store.id} />
      <Button
        type="submit"
        name="intent"
        value="end"
        variant="secondary"
        size="sm"
        aria-label={t('follow.endOf', { store: isolateText(store.name) })}
      >
        {t('follow.end')}
      </Button>
    </Form>
  );
};

/** A store that is followed, and what is new in it. */
export const FollowedStore = ({ store }: { store: Store }) => {
  const { t, paths } = useTranslation();
  const { name, new_count: count } = store;
  return (
    <li className="grid grid-cols-1 gap-5 border-b border-line py-8 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <StoreLogo logo={store.logo} className="size-14" />
        <div className="grid min-w-[min(10rem,100%)] grow basis-0 wrap-anywhere gap-0.5">
          <h2 className="text-lg font-semibold">
            <Link to={paths.store(store.slug)} className="underline-offset-2 hover:underline">
              {name}
            </Link>
          </h2>
          <ShortRating rating={store.rating} count={store.review_count} />
          <p className="text-sm text-faint">
            {count > 0 ? t('follow.newCount', { count }) : t('follow.nothingNew')}
          </p>
        </div>
        <EndForm store={store} />
      </div>
      {count > 0 && (
        <CardRow
          cards={store.new_products}
          label={t('follow.newOf', { store: isolateText(name) })}
          allAt={
            count > store.new_products.length ? `${paths.store(store.slug)}?sort=newest` : undefined
          }
        />
      )}
    </li>
  );
};
