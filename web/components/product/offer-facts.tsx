import type { ProductDetail } from '#contract/product.ts';
import { Delivery } from './delivery.tsx';
import { StorePanel } from './store-panel.tsx';

/** What comes with the product wherever it is bought: delivery, returns, the store. */
const OfferFacts = ({ product }: { product: ProductDetail }) => (
  <aside className="grid content-start gap-6 rounded-lg border border-line p-5 md:grid-cols-2 xl:grid-cols-1">
    <Delivery product={product} />
    <hr className="border-line md:hidden xl:block" />
    <StorePanel store={product.store} />
  </aside>
);

export default OfferFacts;
