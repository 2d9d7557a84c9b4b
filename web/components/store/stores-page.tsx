import { Suspense } from 'react';
import type { PageOf } from '#contract/page.ts';
import type { StoreOverview } from '#contract/stores/store.ts';
import type { StoreSort } from '#contract/stores/store-sorts.ts';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart, lazyStaticPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { StoresFormProps } from './stores-form.tsx';

const StoreCards = lazyStaticPart(() => import('./store-cards.tsx'));
/** Before its script has come the form is sent as a document. */
const StoresForm = lazyPart<StoresFormProps>(() => import('./stores-form.tsx'), Nothing);

type Props = { stores: PageOf<StoreOverview>; q: string; sort: StoreSort };

/** The stores of the marketplace, in the asked order; those of a name where one is searched for. */
export const StoresPage = ({ stores, q, sort }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={[]} here={t('store.title')} />
      <h1 className="text-3xl font-semibold">{t('store.title')}</h1>
      <p className="mt-2 max-w-prose text-soft">{t('store.description')}</p>
      {(stores.total > 0 || q) && (
        <Suspense>
          <StoresForm q={q} sort={sort} total={stores.total} />
        </Suspense>
      )}
      {stores.result.length === 0 ? (
        <EmptyState icon="store" title={t('store.none')}>
          <Link to={q ? paths.stores() : paths.home()} className={buttonClass()}>
            {t(q ? 'store.showAll' : 'layout.backHome')}
          </Link>
        </EmptyState>
      ) : (
        <StoreCards key={`${q} ${sort} ${stores.page}`} data={{ stores: stores.result }} />
      )}
      <div className="mt-12 empty:hidden">
        <Pages page={stores.page} lastPage={stores.last_page} />
      </div>
    </div>
  );
};
