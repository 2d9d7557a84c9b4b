import { Suspense } from 'react';
import type { CartData } from '#contract/cart/cart.ts';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { useExpectedCount, useLeavingLines } from '#web/components/cart/change/pending.ts';
import { SavedLines } from '#web/components/cart/line/saved-lines.tsx';
import { SelectBox } from '#web/components/cart/line/select-box.tsx';
import type { PlaceChoices } from '#web/components/product/delivery/delivery-place.ts';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { LazyPopularProducts, LazyRecentlyViewed } from '#web/components/product/late-products.tsx';
import { UndoBar } from '#web/components/frame/undo-bar.tsx';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { lazyPart, lazyStaticPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CartSummary, CheckoutBar } from './cart-summary.tsx';
import { StoreGroup } from './store-group.tsx';

const EmptyCartPage = lazyStaticPart(() => import('./empty-cart-page.tsx'));
const GoneLines = lazyPart(() => import('./change/gone-lines.ts'), Nothing);

type Props = {
  cart: CartData;
  /** What there is to choose where another place for the estimate is asked for. */
  places: PlaceChoices | null;
  flash: Flash | null;
  /** What became of a form that was sent without scripts. */
  outcome: CartOutcome | undefined;
  /** The line that has just left the cart and can be put back. */
  aside: string | null;
};

export const CartPage = ({ cart, flash, places, outcome, aside }: Props) => {
  const { t } = useTranslation();
  const count = useExpectedCount(cart);
  const leaving = useLeavingLines();
  const isGuest = !useProfile()?.is_logged_in;
  const lines = cart.cartProducts.filter((line) => !leaving.has(line.id));
  const shown = [...lines, ...cart.saved].map(({ product }) => product.id);
  return (
    <div className="shell grid gap-6 py-8 md:py-12">
      <h1 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-3xl font-semibold">
        {t('cartPage.title')}
        {lines.length > 0 && (
          <span className="font-sans text-lg font-normal text-faint">
            {t('cartPage.count', { count })}
          </span>
        )}
      </h1>
      <ChangeNotice {...{ cart, flash, outcome, aside }} />
      <Suspense>
        <GoneLines {...{ cart, outcome, aside }} />
      </Suspense>
      {lines.length === 0 ? (
        <>
          <EmptyCartPage data={{ isGuest }} />
          <SavedLines lines={cart.saved} outcome={outcome} />
          <LazyPopularProducts />
        </>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:grid-rows-[auto_1fr] xl:gap-x-12">
          <CartGroups cart={cart} lines={lines} outcome={outcome} />
          <CartSummary cart={cart} places={places} outcome={outcome} />
          <div className="cart-column grid gap-8">
            <SavedLines lines={cart.saved} outcome={outcome} />
            <LazyPopularProducts shown={shown} />
          </div>
          <CheckoutBar cart={cart} />
        </div>
      )}
      <LazyRecentlyViewed shown={shown} least={lines.length > 0 ? 3 : 1} />
    </div>
  );
};

/** Whether the reason of a refusal is shown beside a line or beside the voucher form. */
const isSaidElsewhere = (
  { cartProducts, saved }: CartData,
  outcome: Extract<CartOutcome, { ok: false }>,
): boolean =>
  // An empty cart has no form for vouchers.
  (outcome.code !== undefined && cartProducts.length > 0) ||
  [...cartProducts, ...saved].some(({ id }) => id === outcome.lineId);

/** What became of the last change: put back, refused, or a word from the page before. */
const ChangeNotice = ({ cart, flash, outcome, aside }: Omit<Props, 'places'>) => {
  const { t, paths } = useTranslation();
  if (flash && aside) {
    const back = { action: paths.cart(), name: 'line_id', value: aside };
    return <UndoBar text={flash.text} undo={t('cartPage.undo')} {...back} />;
  }
  if (outcome && !outcome.ok && !isSaidElsewhere(cart, outcome)) {
    return (
      <Notice tone="error" alert>
        {outcome.message}{' '}
        {outcome.back && (
          <Link to={outcome.back} className="font-medium underline underline-offset-2">
            {t('cartPage.backToProduct')}
          </Link>
        )}
      </Notice>
    );
  }
  return <FlashToast flash={flash} />;
};

const CartGroups = ({
  cart,
  lines,
  outcome,
}: Pick<Props, 'cart' | 'outcome'> & { lines: CartData['cartProducts'] }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      {/* A single line has its own box. */}
      {lines.length > 1 && (
        <div className="px-4 sm:px-6">
          <SelectBox lines={lines} intent="select-all" label={t('cartPage.selectAll')} labelled />
        </div>
      )}
      {cart.stores.map((group) => {
        const mine = lines.filter((line) => line.store.slug === group.store.slug);
        return (
          mine.length > 0 && (
            <StoreGroup key={group.store.slug} {...{ cart, group, outcome }} lines={mine} />
          )
        );
      })}
    </div>
  );
};
