import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import EmptyCart from '#web/components/cart/empty-cart.tsx';
import { type CartUnit, unitsOf } from '#web/components/cart/line/units.ts';
import PopularProducts from '#web/components/product/popular-products.tsx';
import { PopupTranslation } from '#web/components/popup/popup-translation.tsx';
import type { Added } from '#web/lib/browser/mini-cart.ts';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CartNotice } from './fetch-mini-cart.ts';
import { MiniCartNotice } from './mini-cart-notice.tsx';
import { MiniStore } from './mini-store.tsx';
import { MiniSums } from './mini-sums.tsx';
import { MiniUnit } from './mini-unit.tsx';
import { type CartFields, useMiniCart } from './use-mini-cart.ts';

export { askEarly, takeEarly } from './ask-early.ts';

/** How many lines the skeleton has at most. */
const MOST_ROWS = 3;
/** So many lines leave room below them. */
const FEW_LINES = 2;

type Props = {
  /** What has just been put into the cart; undefined when the cart was opened to look at it. */
  added: Added | undefined;
  onClose: () => void;
};

/** A link inside leads to another page, which the cart must not cover. */
const useCloseOnLeave = (close: () => void) => {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) close();
  }, [key, close]);
};

/** The cart beside any page: what was added with its undo, the lines, the sum and the two ways on. */
export const MiniCart = ({ added, onClose }: Props) => {
  const { t } = useTranslation();
  const cart = useMiniCart(added);
  const { answer, failure } = cart;
  const count = useProfile()?.cart_count ?? 1;
  const hasFooter = answer ? answer.cart.cartCount > 0 : count > 0 && !failure;
  useCloseOnLeave(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('layout.cart')}
      closeLabel={t('layout.close')}
      shape="side"
      footer={hasFooter && <Footer cart={cart} />}
    >
      {failure && (
        <Notice tone="error" alert>
          {t(failure)}
        </Notice>
      )}
      {!answer && !failure && <Loading />}
      {answer && (
        <PopupTranslation messages={answer.messages}>
          <Content cart={{ ...cart, answer }} added={added} />
        </PopupTranslation>
      )}
      {answer && answer.cart.cartProducts.length <= FEW_LINES && (
        <PopularProducts
          isSmall
          shown={answer.cart.cartProducts.map(({ product }) => product.id)}
        />
      )}
    </Dialog>
  );
};

/** What is selected comes to so much, and where one goes from here. */
const Footer = ({ cart: { answer, pending } }: { cart: ReturnType<typeof useMiniCart> }) => {
  if (!answer) return <LoadingFooter />;
  return (
    <PopupTranslation messages={answer.messages}>
      <MiniSums cart={answer.cart} pending={pending} />
      <NextSteps />
    </PopupTranslation>
  );
};

type Cart = ReturnType<typeof useMiniCart> & {
  answer: NonNullable<ReturnType<typeof useMiniCart>['answer']>;
};

/** The fields that undo the addition: the quantity before, or removal. */
const undoOf = ({ id, before }: Added): CartFields =>
  before > 0
    ? { intent: 'quantity', line_id: id, quantity: String(before) }
    : { intent: 'remove', line_id: id };

const saidOf = ({ message }: Added): CartNotice => ({ ok: true, message, aside: null });

const Content = ({ cart, added }: { cart: Cart; added: Added | undefined }) => {
  const [undone, setUndone] = useState(false);
  const { answer, submit, pendingOf } = cart;
  const units = unitsOf(answer.cart.cartProducts)
    .filter(({ lines }) => pendingOf(lines[0].id)?.intent !== 'remove')
    .toSorted((a, b) => Number(holds(b, added)) - Number(holds(a, added)));
  const said = answer.said ?? (added && saidOf(added));
  const undo = () => {
    if (answer.said?.aside) submit({ intent: 'put-back', line_id: answer.said.aside });
    else if (added) submit(undoOf(added));
    setUndone(true);
  };
  const canUndo = answer.said ? answer.said.aside !== null : added !== undefined && !undone;
  return (
    <>
      {said && <MiniCartNotice said={said} onUndo={canUndo ? undo : undefined} />}
      {units.length === 0 ? <EmptyCart /> : <Stores units={units} cart={cart} />}
    </>
  );
};

/** Goods by store, as they are sent; the store of what was just added comes first. */
const Stores = ({ units, cart }: { units: readonly CartUnit[]; cart: Cart }) => {
  const bySlug = Map.groupBy(units, ({ lines }) => lines[0].store.slug);
  const { stores, estimate } = cart.answer.cart;
  return [...bySlug].map(([slug, its], at) => {
    const store = stores.find((one) => one.store.slug === slug);
    const guessed = estimate?.stores.find((one) => one.slug === slug);
    return (
      store && (
        <MiniStore
          key={slug}
          store={store}
          shipping={(guessed ?? store).shipping}
          isFirst={at === 0}
        >
          {its.map((unit) => (
            <MiniUnit key={unit.id} unit={unit} cart={cart} />
          ))}
        </MiniStore>
      )
    );
  });
};

const holds = ({ lines }: ReturnType<typeof unitsOf>[number], added: Added | undefined): boolean =>
  lines.some(({ id }) => id === added?.id);

const NextSteps = () => {
  const { t, paths } = useTranslation();
  return (
    <div className="mt-4 grid gap-2">
      <Link to={paths.shipping()} className={buttonClass({ wide: true })}>
        {t('cartPage.checkout')}
      </Link>
      <Link to={paths.cart()} className={buttonClass({ variant: 'secondary', wide: true })}>
        {t('miniCart.toCart')}
      </Link>
    </div>
  );
};

/** Room for the sums and the two ways on. */
const LoadingFooter = () => (
  <div className="grid gap-2">
    {['h-4', 'h-4', 'h-7', 'h-11', 'h-11'].map((height, at) => (
      <Skeleton key={at} className={height} />
    ))}
  </div>
);

/** Room for as many lines as there can be by what the header counts. */
const Loading = () => {
  const { t } = useTranslation();
  const rows = Math.min(MOST_ROWS, useProfile()?.cart_count ?? MOST_ROWS);
  return (
    <div role="status">
      <span className="sr-only">{t('layout.loading')}</span>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={cx('grid gap-4 pb-4', at > 0 && 'border-t border-line pt-3')}>
          <Skeleton className="h-4 w-2/5" />
          <div className="flex gap-3">
            <Skeleton className="size-16" />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <Skeleton className="ms-auto size-10" />
        </div>
      ))}
    </div>
  );
};
