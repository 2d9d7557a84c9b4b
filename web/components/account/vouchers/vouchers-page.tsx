import type { DataOf } from '#contract/endpoint.ts';
import type { listOwnVouchers, OwnVoucher } from '#contract/vouchers/own-vouchers.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { FoldedPanel } from '#web/components/checkout/panel.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
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
/** In the order in which they are shown. */
const STATES = ['usable', 'not_yet', 'used', 'expired'] as const satisfies OwnVoucher['state'][];

type ListProps = { vouchers: readonly OwnVoucher[]; canApply: boolean };

const VoucherList = ({ vouchers, canApply }: ListProps) => (
  <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
    {vouchers.map((voucher) => (
      <VoucherItem key={voucher.id} voucher={voucher} canApply={canApply} />
    ))}
  </ul>
);

/** Before an empty cart nothing can be used yet: it is for the order that comes. */
const headingOf = (state: OwnVoucher['state'], canApply: boolean): MessageKey =>
  state === 'usable' && !canApply ? 'voucherPage.nextOrder' : `voucherPage.${state}`;

/** Those of one state. What single stores would take off some day is folded away behind what counts in all of them. */
const Group = ({ state, vouchers, canApply }: ListProps & { state: OwnVoucher['state'] }) => {
  const { t } = useTranslation();
  if (vouchers.length === 0) return null;
  // Whatever waits for goods of one store, of which there is none in the cart.
  const waits = (one: OwnVoucher) => one.state === 'not_yet' && one.store !== null;
  const ofShop = vouchers.filter((one) => !waits(one));
  const ofStores = vouchers.filter((one) => !ofShop.includes(one));
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl font-semibold">{t(headingOf(state, canApply))}</h2>
      {ofShop.length > 0 && <VoucherList vouchers={ofShop} canApply={canApply} />}
      {ofStores.length > 0 && (
        <FoldedPanel title={t('voucherPage.ofStores')} open={ofShop.length === 0}>
          <VoucherList vouchers={ofStores} canApply={canApply} />
        </FoldedPanel>
      )}
    </section>
  );
};

/** Where it stands; before an empty cart one that lacks only the goods is as good as ready. */
const groupOf = ({ state, lacks }: OwnVoucher, canApply: boolean): OwnVoucher['state'] =>
  state === 'not_yet' && lacks !== 'time' && !canApply ? 'usable' : state;

/** The vouchers of the shop, by what the shopper can do with them now. */
export const VouchersPage = ({ vouchers, can_apply: canApply, flash, refusal }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <AccountPage title={t('voucherPage.title')} lead={vouchers.length > 0 && t('voucherPage.lead')}>
      {refusal !== undefined && (
        <Notice tone="error" alert>
          {refusal}
        </Notice>
      )}
      <FlashToast flash={flash} />
      {vouchers.length === 0 ? (
        <EmptyState
          icon="ticket-percent"
          title={t('voucherPage.none')}
          text={t('voucherPage.noneText')}
        >
          <Link to={paths.home()} className={buttonClass()}>
            {t('layout.backHome')}
          </Link>
        </EmptyState>
      ) : (
        <>
          {!canApply && <Notice>{t('voucherPage.selectFirst')}</Notice>}
          {STATES.map((state) => (
            <Group
              key={state}
              state={state}
              vouchers={vouchers.filter((one) => groupOf(one, canApply) === state)}
              canApply={canApply}
            />
          ))}
        </>
      )}
    </AccountPage>
  );
};
