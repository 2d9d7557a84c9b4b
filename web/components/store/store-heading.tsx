import type { StoreDetail } from '#contract/store.ts';
import type { Voucher } from '#contract/voucher.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { Vouchers } from '#web/components/product/vouchers.tsx';
import { lazyStaticPart } from '#web/rendering/lazy-part.tsx';
import { StoreLogo } from './store-logo.tsx';

const FollowForm = lazyStaticPart(() => import('./follow-form.tsx'));
const StoreFacts = lazyStaticPart(() => import('./store-facts.tsx'));
const AboutStore = lazyStaticPart(() => import('./about-store.tsx'));

type Props = {
  store: StoreDetail;
  vouchers: readonly Voucher[];
  /** Plain text. */
  description: string | null;
};

/** Who the store is: banner, mark, name, figures and its vouchers. */
export const StoreHeading = ({ store, vouchers, description }: Props) => (
  <header className="mb-10 grid grid-cols-1 gap-6">
    <div>
      <div className="h-32 overflow-hidden rounded-lg bg-surface md:h-52">
        {store.banner && (
          <ShopPicture image={store.banner} alt="" sizes="94vw" ratio={[6, 1]} eager />
        )}
      </div>
      <div className="relative -mt-10 flex flex-wrap items-start gap-x-5 gap-y-3 md:-mt-12">
        <StoreLogo logo={store.logo} className="size-20 border-4 border-canvas md:size-24" />
        <div className="grid min-w-[min(16rem,100%)] grow basis-0 gap-1.5 pt-13 max-xs:pt-0 md:pt-15 md:pb-1">
          <h1 className="text-3xl font-semibold">{store.name}</h1>
          <StoreFacts data={store} />
        </div>
        <div className="self-end md:pb-1">
          <FollowForm data={{ storeId: store.id }} />
        </div>
      </div>
      <AboutStore data={{ slug: store.slug, description }} />
    </div>
    <div className="lg:[&_ul]:grid-cols-2">
      <Vouchers best={vouchers[0]} vouchers={vouchers} />
    </div>
  </header>
);
