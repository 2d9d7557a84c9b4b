import type { StoreDetail } from '#contract/stores/store.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import StoreActions from './store-actions.tsx';
import StoreFacts from './store-facts.tsx';
import { StorePromises } from './store-promises.tsx';
import { StoreLogo } from './store-logo.tsx';

type Props = {
  store: StoreDetail;
  /** Plain text. */
  description: string | null;
};

/** Who the store is: banner, mark, name, figures, what it says of itself and what it promises. */
const StoreBanner = ({ store, description }: Props) => (
  <>
    <div className="h-24 overflow-hidden rounded-lg bg-surface md:h-52">
      {store.banner && (
        <ShopPicture image={store.banner} alt="" sizes="94vw" ratio={[6, 1]} eager />
      )}
    </div>
    {/* On small screens the name has the whole width, below mark and buttons. */}
    <div className="relative -mt-10 flex flex-wrap items-end justify-between gap-3 md:ps-6">
      <StoreLogo
        logo={store.logo}
        className="size-20 border-4 border-canvas max-md:ms-3 md:size-24 md:self-start"
      />
      <div className="grid gap-1.5 max-md:order-1 max-md:w-full md:flex-1 md:pt-12">
        <h1 className="text-3xl font-semibold">{store.name}</h1>
        <StoreFacts {...store} />
        {description && <p className="mt-2 max-w-prose text-soft">{description}</p>}
        <StorePromises {...store} />
      </div>
      <div className="md:self-start md:pt-12">
        <StoreActions {...store} />
      </div>
    </div>
  </>
);

export default StoreBanner;
