import type { StoreDetail } from '#contract/stores/store.ts';
import type { Voucher } from '#contract/vouchers/voucher.ts';
import { LateVouchers } from '#web/components/product/late-vouchers.tsx';
import { lazyStaticPart } from '#web/rendering/lazy-part.tsx';

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
    <LateVouchers vouchers={vouchers} />
  </header>
);
