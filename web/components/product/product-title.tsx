import { memo } from 'react';
import { lazyStaticPart } from '#web/rendering/lazy-part.tsx';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useRatingFormat } from '#web/components/product/reviews/rating.tsx';
import type { HydratedProduct } from './shown-product.ts';

const ShareButton = lazyStaticPart(() => import('./share-button.tsx'));

type RatedProps = Pick<HydratedProduct['rating_summary'], 'average' | 'count'>;

const Rated = ({ average, count }: RatedProps) => {
  const { t } = useTranslation();
  const rating = useRatingFormat();
  return (
    <>
      <Rating value={average} label={t('reviews.average', { rating: rating(average) })} />
      <b aria-hidden className="font-medium">
        {rating(average)}
      </b>
      <span className="text-soft">{t('product.readReviews', { count })}</span>
    </>
  );
};

/** Its brand, its name, and how it is rated. */
export const ProductTitle = memo(({ product }: { product: HydratedProduct }) => {
  const { t, paths } = useTranslation();
  const { average, count } = product.rating_summary;
  return (
    <header data-counted={`product:${product.id}`} className="grid gap-2">
      <div className="-mb-1 flex flex-wrap items-center justify-between gap-x-4">
        {product.brand ? (
          <Link
            to={paths.brand(product.brand)}
            className="text-sm font-medium text-primary hover:underline"
          >
            {product.brand.title}
          </Link>
        ) : (
          <span />
        )}
        <div className="-me-3.5">
          <ShareButton data={{ said: t('product.linkCopied'), text: t('product.share') }} />
        </div>
      </div>
      <h1 className="text-2xl font-semibold">{product.title}</h1>
      {count > 0 && (
        <a href="#reviews" className="text-sm hover:underline">
          <StaticPart
            as="span"
            data={`${average} ${count}`}
            className="flex flex-wrap items-center gap-2"
          >
            {() => <Rated average={average} count={count} />}
          </StaticPart>
        </a>
      )}
    </header>
  );
});
