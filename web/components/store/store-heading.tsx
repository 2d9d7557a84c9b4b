import type { StoreDetail } from '#contract/store.ts';
import type { Voucher } from '#contract/voucher.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { Vouchers } from '#web/components/product/vouchers.tsx';
import { lazyStaticPart } from '#web/rendering/lazy-part.tsx';
import { StoreLogo } from './store-logo.tsx';

const StoreActions = lazyStaticPart(() => import('./store-actions.tsx'));
const StoreFacts = lazyStaticPart(() => import('./store-facts.tsx'));

type Props = {
  store: StoreDetail;
  vouchers: readonly Voucher[];
  /** Plain text. */
  description: string | null;
};

/** Who the store is: banner, mark, name, figures and its vouchers. */
export const StoreHeading = ({ store, vouchers, description }: Props) => (
  <header className="mb-6 grid grid-cols-1 gap-4 md:mb-10 md:gap-6">
    <div>
      <div className="h-24 overflow-hidden rounded-lg bg-surface md:h-52">
        {store.banner && (
          <ShopPicture image={store.banner} alt="" sizes="94vw" ratio={[6, 1]} eager />
        )}
      </div>
      {/* On small screens the name has the whole width, below mark and buttons. */}
      <div className="relative -mt-10 flex flex-wrap items-end justify-between gap-3 md:-mt-12 md:ps-6">
        <StoreLogo
          logo={store.logo}
          className="size-20 border-4 border-canvas max-md:ms-3 md:size-24 md:self-start"
        />
        <div className="grid gap-1.5 max-md:order-1 max-md:w-full md:flex-1 md:pt-15">
          <h1 className="text-3xl font-semibold">{store.name}</h1>
          <StoreFacts data={store} />
        </div>
        <StoreActions data={store} />
      </div>
      {description && <p className="mt-3 max-w-prose text-soft md:mt-5">{description}</p>}
    </div>
    <div className="lg:[&_ul]:grid-cols-2">
      <Vouchers best={vouchers[0]} vouchers={vouchers} />
    </div>
  </header>
);
