import { memo, Suspense, type SyntheticEvent } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Inventory } from '#contract/catalogue/product.ts';
import { Countdown } from '#web/components/flash-sale/countdown.tsx';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import type { DeliveryEstimateProps } from '#web/components/product/delivery/delivery-estimate.tsx';
import type { PlaceChoices } from '#web/components/product/delivery/delivery-place.ts';
import { Gallery } from '#web/components/product/gallery/gallery.tsx';
import { BuyGet } from '#web/components/product/purchase/buy-get.tsx';
import { BuyForm } from '#web/components/product/purchase/buy-form.tsx';
import { carriedQuery } from '#web/components/product/reviews/review-query.ts';
import { useVariant } from '#web/components/product/variants/use-variant.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart, lazyStaticPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { UNTOUCHED } from '#web/rendering/static-part.tsx';
import { LazyRecentlyViewed } from './late-products.tsx';
import { LateVouchers } from './late-vouchers.tsx';
import { ProductPrice, Reduction, useMoneyText } from './price.tsx';
import { ProductTitle } from './product-title.tsx';
import type { HydratedProduct, ReadOnly } from './shown-product.ts';

/** The breadcrumbs of a product: its category and sub-category. */
const ProductBreadcrumbs = memo(
  ({ product: { breadcrumbs, title: here } }: { product: HydratedProduct }) => {
    const { paths } = useTranslation();
    const places = breadcrumbs.map(({ slug, title, parent_slug }) => ({
      title,
      to: parent_slug === null ? paths.category(slug) : paths.subCategory(parent_slug, slug),
    }));
    return <PageBreadcrumbs places={places} here={here} />;
  },
);

const Bundles = memo(
  lazyPart<{ bundles: HydratedProduct['bundle_deals']['sets'] }>(
    () => import('./purchase/bundles.tsx'),
    Nothing,
  ),
);
/** Without its script it stays as the server has rendered it; its link asks the server. */
const MemoDelivery = memo(
  lazyPart<DeliveryEstimateProps>(
    () => import('./delivery/delivery-estimate.tsx'),
    () => <div id="delivery" {...UNTOUCHED} />,
  ),
);
const Delivery = lazyStaticPart(() => import('./delivery/delivery.tsx'));
const StorePanel = lazyStaticPart(() => import('./store-panel.tsx'));
const AboutProduct = lazyStaticPart(() => import('./description-and-facts.tsx'));
const SaveButtons = lazyStaticPart(
  () => import('#web/components/save-buttons/product-save-buttons.tsx'),
);
const Reviews = lazyStaticPart(() => import('#web/components/product/reviews/reviews.tsx'));
const Similar = lazyStaticPart(() => import('./similar-products.tsx'));
const Related = lazyStaticPart(() => import('./related-products.tsx'));
const Questions = lazyStaticPart(() => import('./questions/questions.tsx'));

// What a chosen variant does not change is not drawn again for it.
const MemoGallery = memo(Gallery);
const SameBuyGet = memo(BuyGet);
const MemoRecent = memo(LazyRecentlyViewed);

/** Without the script nothing has been sent. */
const sayFailed = (form: EventTarget | null): void => {
  const said = form instanceof HTMLFormElement && form.querySelector('[role=status]');
  if (said) said.textContent = form.dataset['failed'] ?? '';
};

/** The forms of the reviews are static; their script comes with the first press. */
const sendVote = (event: SyntheticEvent<HTMLElement, SubmitEvent>): void => {
  event.preventDefault();
  const { target, submitter } = event.nativeEvent;
  import('./reviews/send-vote.ts').then(
    ({ sendVote: send }) => send(target, submitter),
    () => sayFailed(target),
  );
};

type PriceProps = { product: HydratedProduct; variant: Inventory | undefined; now: string };

/** The chosen variant's price, else the product's; and until when it is that low. */
const PriceNow = ({ product, variant, now }: PriceProps) => {
  const { t } = useTranslation();
  const text = useMoneyText();
  const { revalidate } = useRevalidator();
  const current = variant?.price ?? product.current;
  const previous = variant ? variant.previous : product.previous;
  const reduction = variant ? variant.reduction : product.reduction;
  const unit = (variant ?? product.inventory.find(({ price }) => price === current))?.unit_price;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <ProductPrice current={current} previous={previous} reduction={reduction} size="lg" />
        {reduction !== null && <Reduction percent={reduction} />}
      </div>
      {variant?.lowest && variant.lowest !== previous && (
        <p className="text-xs text-soft">{t('product.lowest', { price: text(variant.lowest) })}</p>
      )}
      <p className="text-sm text-soft">
        {unit && `${t(`product.per.${unit.per}`, { price: text(unit.price) })} · `}
        {t('product.taxIncluded')}
      </p>
      {product.price !== null && product.end_time !== null && (
        <p className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-surface px-3 py-2 text-sm">
          <span className="font-semibold text-sale">{t('card.flashSale')}</span>
          <Countdown endsAt={product.end_time} now={now} onEnd={revalidate} />
        </p>
      )}
    </div>
  );
};

type Props = {
  product: HydratedProduct;
  now: string;
  read: ReadOnly | undefined;
  /** Where the address asks for another place of delivery: what there is to choose. */
  choices: PlaceChoices | null;
};

export const ProductPage = (props: Props) => {
  const { product, now, read, choices } = props;
  const { choice, variant, picture, onChoose } = useVariant(product);
  const [query] = useSearchParams();
  const soldOut = variant ? variant.quantity === 0 : !product.in_stock;
  return (
    <div className="shell grid grid-cols-1 gap-14 pb-24 md:gap-20 md:pb-16">
      <div>
        <ProductBreadcrumbs product={product} />
        <div className="product">
          <MemoGallery product={product} chosen={picture} />
          <div className="grid grid-cols-1 gap-6">
            <ProductTitle product={product} />
            <PriceNow product={product} variant={variant} now={now} />
            <SameBuyGet bundle={product.bundle_deals.buy_get} />
            <BuyForm
              product={product}
              choice={choice}
              variant={variant}
              soldOut={soldOut}
              onChoose={onChoose}
            />
            <SaveButtons data={product} />
            {!product.in_stock && <Similar data={read && { cards: read.similar }} />}
            {!soldOut && (
              <LateVouchers vouchers={product.vouchers} price={variant?.price ?? product.current} />
            )}
            <div className="grid grid-cols-1 gap-4 rounded-lg border border-line p-4">
              <Suspense>
                <MemoDelivery
                  product={product}
                  price={variant?.price}
                  soldOut={soldOut}
                  choices={choices}
                />
              </Suspense>
              <Delivery data={read} />
            </div>
          </div>
          <div className="grid grid-cols-1 gap-10 md:gap-14">
            {product.bundle_deals.sets.length > 0 && (
              <Suspense>
                <Bundles bundles={product.bundle_deals.sets} />
              </Suspense>
            )}
            <AboutProduct data={read} />
            <StorePanel data={read} />
          </div>
        </div>
      </div>
      <div onSubmit={sendVote}>
        <Reviews
          data={
            read && {
              productId: product.id,
              reviews: read.reviews,
              query: carriedQuery(query),
            }
          }
        />
      </div>
      <Questions
        data={
          read && {
            id: product.id,
            questions: read.questions,
            banner: read.reviews.banner,
            query: carriedQuery(query),
          }
        }
      />
      <Related data={read && { cards: read.related }} />
      <MemoRecent current={product.id} />
    </div>
  );
};
