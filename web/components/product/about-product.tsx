import type { ProductDetail } from '#contract/product.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Specifications } from './specifications.tsx';

/** The description and the facts, side by side. */
const AboutProduct = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <section aria-labelledby="description">
        <h2 id="description" className="mb-5 text-2xl font-semibold">
          {t('product.description')}
        </h2>
        <div className="prose" dangerouslySetInnerHTML={{ __html: product.description }} />
      </section>
      <Specifications rows={product.specifications} />
    </div>
  );
};

export default AboutProduct;
