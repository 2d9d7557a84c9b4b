import type { StoreDetail } from '#contract/stores/store.ts';
import type { Voucher } from '#contract/vouchers/voucher.ts';
import { LateVouchers } from '#web/components/product/late-vouchers.tsx';
import { lazyStaticPart } from '#web/rendering/lazy-part.tsx';

const StorePromises = lazyStaticPart(() => import('./store-promises.tsx'));
const StoreBanner = lazyStaticPart(() => import('./store-banner.tsx'));

type Props = {
  store: StoreDetail;
  vouchers: readonly Voucher[];
  /** Plain text. */
  description: string | null;
};

/** Who the store is, what it promises, and its vouchers. */
export const StoreHeading = ({ store, vouchers, description }: Props) => (
  <header className="mb-6 grid grid-cols-1 gap-4 md:mb-10 md:gap-6">
    <StoreBanner data={{ store, description }} />
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <StorePromises data={store} />
      <LateVouchers vouchers={vouchers} />
    </div>
  </header>
);
