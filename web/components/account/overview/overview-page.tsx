import { AccountPage } from '#web/components/account/account-page.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { LatestOrders } from './latest-orders.tsx';
import type { Overview } from './load-overview.server.ts';
import { DefaultAddress, Vouchers, Wishes } from './overview-lists.tsx';
import { ToDo } from './to-do.tsx';

type Props = Overview & { name: string | null; flash: Flash | null };

/** Where an account begins: what waits, what is on its way, and what is kept. */
export const OverviewPage = ({ name, flash, toDo, awaited, latest, ...lists }: Props) => {
  const { t } = useTranslation();
  // Money is awaited before a parcel is; a review can wait.
  const paysFirst = toDo.pay.length > 0;
  return (
    <AccountPage
      title={name ? t('overviewPage.hello', { name: isolateText(name) }) : t('overviewPage.title')}
      lead={t('overviewPage.lead')}
    >
      <FlashToast flash={flash} />
      {paysFirst && <ToDo {...toDo} />}
      <LatestOrders awaited={awaited} latest={latest} />
      {!paysFirst && <ToDo {...toDo} />}
      <Vouchers {...lists} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Wishes {...lists} />
        <DefaultAddress {...lists} />
      </div>
      {latest === null && <LazyPopularProducts />}
    </AccountPage>
  );
};
