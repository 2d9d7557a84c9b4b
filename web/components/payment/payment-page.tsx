import { useEffect } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import type { Order } from '#contract/order.ts';
import type { NextPayment, PaymentState } from '#contract/payment.ts';
import { type Method, PaymentMethods } from '#web/components/checkout/payment-methods.tsx';
import { Panel } from '#web/components/checkout/panel.tsx';
import { orderPlaces, paymentPlace, type WhichOrder } from '#web/components/order/which-order.ts';
import { NumberedText } from '#web/components/order/order-number.tsx';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate } from '#web/lib/texts/isolate.ts';
import { writeMoment } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { RefusedPayment } from './perform-payment.server.ts';

type Props = {
  order: Order;
  which: WhichOrder;
  methods: readonly Method[];
  /** What is to be paid now, in minor units. */
  due: number;
  state: PaymentState;
  /** How to go on with what was begun. */
  next: NextPayment;
  /** A picture of the link to pay by UPI, where there is one. */
  qrCode: string | null;
  flash: Flash | null;
  refused: RefusedPayment | null | undefined;
};

/** So often it is looked whether the provider has answered. */
const LOOK_MS = 4_000;

/** While the money may be on its way the page looks by itself. */
const useLookAgain = ({ state, next }: Pick<Props, 'state' | 'next'>): void => {
  const { revalidate } = useRevalidator();
  const waits = state === 'processing' || next.kind === 'upi';
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void revalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
};

const NOTICES = { review: 'review', processing: 'waiting', failed: 'failed' } as const;

/** How the last attempt stands, where that is worth a word. */
const StateNotice = ({ state }: Pick<Props, 'state'>) => {
  const { t } = useTranslation();
  if (!(state in NOTICES)) return null;
  return (
    <Notice tone="warning" alert={state === 'failed'}>
      {t(`paymentPage.${NOTICES[state as keyof typeof NOTICES]}`)}
    </Notice>
  );
};

/** Goes on with what was begun: a form of the provider, or UPI by code or link. */
const GoOn = ({ next, qrCode }: { next: NextPayment; qrCode: string | null }) => {
  const { t } = useTranslation();
  if (next.kind === 'redirect')
    return (
      <a href={next.url} className={buttonClass({ size: 'lg', wide: true })}>
        {t('paymentPage.goOn')}
      </a>
    );
  if (next.kind === 'form')
    return (
      <form method="post" action={next.url}>
        {Object.entries(next.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="lg" wide>
          {t('paymentPage.goOn')}
        </Button>
      </form>
    );
  if (next.kind !== 'upi') return null;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      {qrCode && (
        <img
          src={qrCode}
          alt={t('paymentPage.qrCode')}
          width="220"
          height="220"
          className="rounded-md bg-white p-2"
        />
      )}
      <p className="text-soft">{t('paymentPage.upiText')}</p>
      <a href={next.link} className={buttonClass({ size: 'lg' })}>
        {t('paymentPage.upiOpen')}
      </a>
      {next.confirm_by_hand && <p className="text-sm text-soft">{t('paymentPage.byHand')}</p>}
    </div>
  );
};

/** The ways to pay an order that was placed before: the one that was begun, or another. */
export const PaymentPage = (props: Props) => {
  const { order, which, methods, due, state, next, qrCode, flash, refused } = props;
  const { t, paths, language } = useTranslation();
  const money = useMoney();
  const places = orderPlaces(paths, which);
  const place = paymentPlace(paths, which, order.id);
  const { formAction } = useNavigation();
  useLookAgain(props);
  const canGoOn = next.kind !== 'nothing';
  const warning = refused?.message ?? flash?.text;
  return (
    <div className="shell-narrow grid max-w-2xl gap-6 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-3xl font-semibold">
          <NumberedText text={t('paymentPage.title')} number={order.number} />
        </h1>
        <p className="text-soft">
          {t('paymentPage.until', {
            amount: isolate(money(due)),
            time: order.payable_until ? writeMoment(order.payable_until, language) : '',
          })}
        </p>
      </div>
      {warning ? (
        <Notice tone="warning" alert>
          {warning}
        </Notice>
      ) : (
        <StateNotice state={state} />
      )}
      {canGoOn && (
        <Panel id="go-on" title={t('paymentPage.begun')}>
          <GoOn next={next} qrCode={qrCode} />
        </Panel>
      )}
      <Panel id="payment" title={t(canGoOn ? 'paymentPage.other' : 'checkoutPage.payment')}>
        <Form method="post" action={place} className="grid gap-4">
          <PaymentMethods
            methods={methods}
            chosen={refused?.method ?? String(order.method)}
            errors={refused?.fields}
          />
          {methods.length > 0 && (
            <Button type="submit" size="lg" wide busy={formAction === place}>
              {t('paymentPage.pay', { amount: isolate(money(due)) })}
            </Button>
          )}
        </Form>
      </Panel>
      <Link to={places.order} className="justify-self-start text-primary underline">
        {t('paymentPage.seeOrder')}
      </Link>
    </div>
  );
};
