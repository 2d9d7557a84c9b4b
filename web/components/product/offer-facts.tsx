import type { ProductDetail } from '#contract/product.ts';
import { Delivery } from '#web/components/product/delivery/delivery.tsx';
import { StorePanel } from './store-panel.tsx';

/** What comes with the product wherever it is bought: delivery, returns, the store. */
const OfferFacts = ({ product }: { product: ProductDetail }) => (
  <div className="grid content-start gap-6 border-line md:max-xl:grid-cols-2 md:max-xl:border-t md:max-xl:pt-5">
    <Delivery product={product} />
    <hr className="border-line md:hidden xl:block" />
    <StorePanel store={product.store} />
  </div>
);

export default OfferFacts;
