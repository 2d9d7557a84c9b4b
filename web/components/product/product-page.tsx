import type { Inventory, ProductDetail } from '#contract/product.ts';
import { memo, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '#web/lib/link.tsx';
import { Trail } from '#web/components/navigation/trail.tsx';
import { KeptPart } from '#web/lib/kept-part.tsx';
import { ServerDrawn } from '#web/lib/server-drawn.tsx';
import { still } from '#web/lib/still.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { BundleSets, BuyGet } from '#web/components/product/purchase/bundle-deals.tsx';
import { BuyForm } from '#web/components/product/purchase/buy-form.tsx';
import { Countdown } from '#web/components/flash-sale/countdown.tsx';
import { DeliveryEstimate } from '#web/components/product/delivery/delivery-estimate.tsx';
import type { PlaceChoices } from '#web/components/product/delivery/delivery-place.ts';
import { Gallery } from '#web/components/product/gallery/gallery.tsx';
import { picturesOf } from '#web/components/product/gallery/pictures-of.ts';
import { ProductPrice, Reduction } from './price.tsx';
import type { LiveProduct, ReadOnly } from './shown-product.ts';
import { useRatingFormat } from '#web/components/product/reviews/rating.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Related } from './related.tsx';
import { useVariant } from '#web/components/product/variants/use-variant.ts';
import { Vouchers } from './vouchers.tsx';

const ofProduct = ({ product }: { product: ProductDetail }) => product;
const OfferFacts = still(() => import('./offer-facts.tsx'), { name: 'offer', of: ofProduct });
const AboutProduct = still(() => import('./about-product.tsx'), { name: 'about', of: ofProduct });
const Reviews = still(() => import('#web/components/product/reviews/reviews.tsx'));

// What a chosen variant does not change is not drawn again for it.
const SameGallery = memo(Gallery);
const SameVouchers = memo(Vouchers);
const SameDelivery = memo(DeliveryEstimate);
const SameSets = memo(BundleSets);
const SameDeal = memo(BuyGet);
const SameRecent = memo(RecentlyViewed);

/** The way here: its category and sub-category. */
const WayHere = memo(({ product: { breadcrumbs, title: here } }: { product: LiveProduct }) => {
  const { paths } = useTranslation();
  const places = breadcrumbs.map(({ slug, title, parent_slug }) => ({
    title,
    to: parent_slug === null ? paths.category(slug) : paths.subCategory(parent_slug, slug),
  }));
  return <Trail places={places} here={here} />;
});

type RatedProps = Pick<LiveProduct['rating_summary'], 'average' | 'count'>;

const Rated = ({ average, count }: RatedProps) => {
  const { t } = useTranslation();
  const rating = useRatingFormat();
  return (
    <>
      <Rating value={average} label={t('reviews.average', { rating: rating(average) })} />
      <span className="text-soft">{t('product.readReviews', { count })}</span>
    </>
  );
};

const Title = memo(({ product }: { product: LiveProduct }) => {
  const { paths } = useTranslation();
  const { average, count } = product.rating_summary;
  return (
    <header className="grid gap-2">
      {product.brand && (
        <p>
          <Link
            to={paths.brand(product.brand)}
            className="text-sm font-medium text-primary hover:underline"
          >
            {product.brand.title}
          </Link>
        </p>
      )}
      <h1 className="text-2xl font-semibold">{product.title}</h1>
      {count > 0 && (
        <a href="#reviews" className="text-sm hover:underline">
          <KeptPart
            as="span"
            of={`${average} ${count}`}
            className="flex flex-wrap items-center gap-2"
          >
            {() => <Rated average={average} count={count} />}
          </KeptPart>
        </a>
      )}
    </header>
  );
});

type PriceProps = { product: LiveProduct; variant: Inventory | undefined; now: string };

/** The chosen variant's price, else the product's; and until when it is that low. */
const PriceNow = ({ product, variant, now }: PriceProps) => {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const current = variant?.price ?? product.current;
  const previous = variant ? variant.previous : product.previous;
  const reduction = variant ? variant.reduction : product.reduction;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <ProductPrice current={current} previous={previous} reduction={reduction} size="lg" />
        {reduction !== null && <Reduction percent={reduction} />}
      </div>
      <p className="text-xs text-faint">{t('product.taxIncluded')}</p>
      {product.price !== null && product.end_time !== null && (
        <p className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-surface px-3 py-2">
          <span className="text-sm font-semibold text-sale">{t('card.flashSale')}</span>
          <Countdown endsAt={product.end_time} now={now} onEnd={revalidate} />
        </p>
      )}
    </div>
  );
};

type Props = {
  product: LiveProduct;
  now: string;
  /** The variant in the address when the page was asked for. */
  firstVariant: string | null;
  read: ReadOnly | undefined;
  /** Where the address asks for another place of delivery: what there is to choose. */
  choices: PlaceChoices | null;
};

export const ProductPage = (props: Props) => {
  const { product, now, firstVariant, read, choices } = props;
  const { choice, variant, onChoose } = useVariant(product);
  const pictures = useMemo(() => picturesOf(product, firstVariant), [product, firstVariant]);
  return (
    <div className="shell grid grid-cols-1 gap-14 pb-24 md:gap-20 md:pb-16">
      <div>
        <WayHere product={product} />
        <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-[500px_minmax(0,1fr)_300px]">
          <SameGallery title={product.title} pictures={pictures} wanted={variant?.image ?? null} />
          <div className="grid grid-cols-1 gap-6">
            <Title product={product} />
            <PriceNow product={product} variant={variant} now={now} />
            <SameDeal deal={product.bundle_deals.buy_get} />
            <BuyForm product={product} choice={choice} variant={variant} onChoose={onChoose} />
            <SameVouchers vouchers={product.vouchers} />
          </div>
          <aside className="grid grid-cols-1 gap-4 rounded-lg border border-line p-5 md:col-span-2 xl:col-span-1">
            <SameDelivery product={product} choices={choices} />
            <OfferFacts data={read} />
          </aside>
        </div>
      </div>
      <SameSets sets={product.bundle_deals.sets} />
      <AboutProduct data={read} />
      <Reviews data={read} />
      <ServerDrawn name="related" data={read?.related} className="contents">
        {(cards) => <Related cards={cards} />}
      </ServerDrawn>
      <SameRecent current={product.id} />
    </div>
  );
};
