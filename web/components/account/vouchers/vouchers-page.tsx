import type { DataOf } from '#contract/endpoint.ts';
import type { listOwnVouchers, OwnVoucher } from '#contract/vouchers/own-vouchers.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { FoldedPanel } from '#web/components/checkout/panel.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { VoucherItem } from './voucher-item.tsx';

type Props = DataOf<typeof listOwnVouchers> & {
  flash: Flash | null;
  /** Why the last one could not be put on the cart. */
  refusal: string | undefined;
};
/** Of those that count still, in the order in which they are shown. */
const LIVING = ['usable', 'not_yet'] as const satisfies OwnVoucher['state'][];
type Living = (typeof LIVING)[number];
/** More vouchers of single stores than this are folded away. */
const FEW = 12;

type ListProps = { vouchers: readonly OwnVoucher[]; canApply: boolean };

const VoucherList = ({ vouchers, canApply }: ListProps) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    {vouchers.map((voucher) => (
      <VoucherItem key={voucher.id} voucher={voucher} canApply={canApply} />
    ))}
  </ul>
);

/** Before an empty cart nothing can be used yet: it is for the order that comes. */
const headingOf = (state: Living, canApply: boolean): MessageKey =>
  state === 'usable' && !canApply ? 'voucherPage.nextOrder' : `voucherPage.${state}`;

/** Those of one state, what counts in all stores first. What many single stores would take off some day is folded away. */
const Group = ({ state, vouchers, canApply }: ListProps & { state: Living }) => {
  const { t } = useTranslation();
  if (vouchers.length === 0) return null;
  // Whatever waits for goods of one store, of which there is none in the cart.
  const waiting = vouchers.filter((one) => one.state === 'not_yet' && one.store !== null);
  const ofShop = vouchers
    .filter((one) => !waiting.includes(one))
    .toSorted((one, other) => Number(one.lacks === 'time') - Number(other.lacks === 'time'));
  const areFew = waiting.length <= FEW;
  const shown = areFew ? [...ofShop, ...waiting] : ofShop;
  const ofStores = areFew ? [] : waiting;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl font-semibold">{t(headingOf(state, canApply))}</h2>
      {shown.length > 0 && <VoucherList vouchers={shown} canApply={canApply} />}
      {ofStores.length > 0 && (
        <FoldedPanel title={t('voucherPage.ofStores')} open={ofShop.length === 0}>
          <VoucherList vouchers={ofStores} canApply={canApply} />
        </FoldedPanel>
      )}
    </section>
  );
};

const isPast = ({ state }: OwnVoucher): boolean => state === 'used' || state === 'expired';

/** Where it stands; before an empty cart all that count still are for the order that comes. */
const groupOf = ({ state }: OwnVoucher, canApply: boolean): OwnVoucher['state'] =>
  state === 'not_yet' && !canApply ? 'usable' : state;

/** The vouchers of the shop, by what the shopper can do with them now. */
export const VouchersPage = ({ vouchers, can_apply: canApply, flash, refusal }: Props) => {
  const { t, paths } = useTranslation();
  const past = vouchers.filter(isPast);
  return (
    <AccountPage title={t('voucherPage.title')} lead={vouchers.length > 0 && t('voucherPage.lead')}>
      {refusal !== undefined && (
        <Notice tone="error" alert>
          {refusal}
        </Notice>
      )}
      <FlashToast flash={flash} />
      {vouchers.length === past.length ? (
        <EmptyState
          compact
          icon="ticket-percent"
          title={t('voucherPage.none')}
          text={t('voucherPage.noneText')}
        >
          <Link to={paths.home()} className={buttonClass()}>
            {t('accountMenu.discover')}
          </Link>
        </EmptyState>
      ) : (
        <>
          {!canApply && <Notice>{t('voucherPage.selectFirst')}</Notice>}
          {LIVING.map((state) => (
            <Group
              key={state}
              state={state}
              vouchers={vouchers.filter((one) => groupOf(one, canApply) === state)}
              canApply={canApply}
            />
          ))}
        </>
      )}
      {past.length > 0 && (
        <FoldedPanel title={t('voucherPage.past')}>
          <VoucherList vouchers={past} canApply={canApply} />
        </FoldedPanel>
      )}
      {vouchers.length === past.length && <LazyPopularProducts />}
    </AccountPage>
  );
};
