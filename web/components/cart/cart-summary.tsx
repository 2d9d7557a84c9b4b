import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { CartData } from '#contract/cart/cart.ts';
import { SELECTED } from '#contract/codes.ts';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { useCartPending } from '#web/components/cart/change/pending.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { PlaceChoices } from '#web/components/product/delivery/delivery-place.ts';
import { EstimatePlace } from '#web/components/cart/place/estimate-place.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Amount } from '#web/ui/price.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { savingOf } from './saving.ts';
import { useTotal } from './estimate.tsx';
import { SumList } from './sums.tsx';
import { VoucherParts } from '#web/components/cart/voucher/voucher-parts.tsx';

/** What keeps the shopper from checking out, as a message; an address can still be changed. */
const obstacleOf = ({ summary, cartProducts }: CartData) => {
  if (summary.lines === 0) return 'checkout.nothingSelected' as const;
  const stuck = cartProducts.some(
    (line) =>
      line.selected === SELECTED.checked &&
      line.problems.some(({ blocking, code }) => blocking && code !== 'not_shippable'),
  );
  return stuck ? ('cartPage.solveFirst' as const) : undefined;
};

/** On small screens the sums stand far below: their total stays in sight, with the only way on or what is in it. */
export const CheckoutBar = ({ cart }: { cart: CartData }) => {
  const { t, paths } = useTranslation();
  const money = useMoney();
  const pending = useCartPending();
  const total = useTotal(cart);
  const obstacle = obstacleOf(cart);
  return (
    <div className="sticky bottom-0 z-20 max-lg:mx-[min(-1rem,-3.5vw)] flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-canvas max-lg:px-[max(1rem,3.5vw)] pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <p className="grid">
        <span className="text-sm text-soft">{total.name}</span>
        <Amount className={cx('text-lg font-semibold', pending && 'opacity-45')}>
          {money(total.amount)}
        </Amount>
      </p>
      {obstacle ? (
        <p className="min-w-0 flex-1 basis-40 text-sm text-danger">{t(obstacle)}</p>
      ) : (
        <Link to={paths.shipping()} className={buttonClass()}>
          {t('cartPage.checkout')}
        </Link>
      )}
    </div>
  );
};

/** The sums of what is selected, and the way on. */
export const CartSummary = ({
  cart,
  places,
  outcome,
}: {
  cart: CartData;
  places: PlaceChoices | null;
  outcome: CartOutcome | undefined;
}) => {
  const { t, paths } = useTranslation();
  const pending = useCartPending();
  const obstacle = obstacleOf(cart);
  const look = buttonClass({ size: 'lg', wide: true });
  return (
    <section
      aria-labelledby="summary-heading"
      className="grid gap-5 rounded-lg bg-surface p-5 sm:p-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="summary-heading" className="text-xl font-semibold">
          {t('cartPage.summary')}
        </h2>
        <p className="text-sm text-faint">{t('cartPage.count', { count: cart.summary.units })}</p>
      </div>
      <div className="grid gap-2">
        <SumList sums={cart.summary} estimate={cart.estimate} pending={pending} />
        <EstimatePlace estimate={cart.estimate} choices={places} />
      </div>
      <Saved cart={cart} />
      <p role="status" className="sr-only">
        {pending && t('cartPage.updating')}
      </p>
      {obstacle ? (
        <div className="grid gap-2">
          <button type="button" disabled aria-describedby="obstacle" className={look}>
            {t('cartPage.checkout')}
          </button>
          <p id="obstacle" className="text-sm text-danger">
            {t(obstacle)}
          </p>
        </div>
      ) : (
        <Link to={paths.shipping()} className={`${look} max-lg:hidden`}>
          {t('cartPage.checkout')}
        </Link>
      )}
      <VoucherForm cart={cart} outcome={outcome} />
      <p className="flex items-start gap-2 text-sm text-soft">
        <Icon name="shield-check" className="mt-0.5 size-4.5 text-success" />
        {t('cartPage.secure')}
      </p>
    </section>
  );
};

/** What the shopper pays less than before: reduced prices, sets and vouchers. */
const Saved = ({ cart }: { cart: CartData }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const amount = savingOf(cart);
  if (amount <= 0) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-success-wash px-3 py-2 text-sm font-medium text-success">
      <Icon name="badge-percent" className="mt-0.5 size-4" />
      {t('cartPage.youSave', { amount: isolate(money(amount)) })}
    </p>
  );
};

type Props = { cart: CartData; outcome: CartOutcome | undefined };

/**
 * What the voucher's form answered, as long as what is bought stays: another quantity may make it untrue. It
 * counts from when every change on its way has arrived, as one sent before it still moves the sums.
 */
const useAnswerToCart = (answer: CartOutcome | undefined, subtotal: number) => {
  const pending = useCartPending();
  const [held, setHeld] = useState({ answer, subtotal });
  if (!pending && held.answer !== answer) setHeld({ answer, subtotal });
  return held.subtotal === subtotal ? held.answer : undefined;
};

/** The vouchers of the cart's page, in a form of their own. */
const VoucherForm = ({ cart: { vouchers, summary }, outcome }: Props) => {
  const { paths } = useTranslation();
  const fetcher = useFetcher<CartOutcome>();
  const answer = useAnswerToCart(fetcher.data ?? outcome, summary.subtotal);
  return (
    <fetcher.Form method="post" action={paths.cart()}>
      <input type="hidden" name="intent" value="voucher" />
      <VoucherParts vouchers={vouchers} answer={answer} />
      <p role="status" className="sr-only">
        {answer?.ok ? answer.message : ''}
      </p>
    </fetcher.Form>
  );
};
