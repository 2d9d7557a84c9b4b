import type { PageOf } from '#contract/page.ts';
import { CardGrid } from '#web/components/card/card-grid.tsx';
import type { ShownCard } from '#web/components/card/shown-card.ts';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = {
  list: Pick<PageOf<ShownCard>, 'page' | 'last_page'> & {
    result: readonly ShownCard[];
    name: string | null;
  };
};

/** Somebody's wishlist, for whoever has its link. */
export const SharedWishlistPage = ({ list: { result, name, page, last_page } }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell grid gap-6 py-8 md:py-12">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">
          {name
            ? t('wishlistPage.sharedTitleOf', { name: isolate(name) })
            : t('wishlistPage.sharedTitle')}
        </h1>
        <p className="text-soft">{t('wishlistPage.sharedText')}</p>
      </div>
      {result.length === 0 ? (
        <EmptyState icon="heart" title={t('wishlistPage.sharedNone')}>
          <Link to={paths.home()} className={buttonClass()}>
            {t('wishlistPage.browse')}
          </Link>
        </EmptyState>
      ) : (
        <CardGrid cards={result} heading="h2" />
      )}
      <Pages page={page} lastPage={last_page} />
    </div>
  );
};
