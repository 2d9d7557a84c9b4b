import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Method } from './payment-methods.tsx';

type Words = {
  /** Shows the words where that method is chosen, below an element of the class `group/order`. */
  shown: string;
  text: MessageKey;
  /** A name that is the same in all languages. */
  provider?: string;
};

/** What the press does, by method. A style shows the right one, so that it is true without scripts too. */
const WORDS: Readonly<Record<number, Words>> = {
  [PAYMENT_METHOD.razorpay]: {
    shown: "group-has-[[name=method][value='1']:checked]/order:inline",
    text: 'checkoutPage.payWith',
    provider: 'Razorpay',
  },
  [PAYMENT_METHOD.cashOnDelivery]: {
    shown: "group-has-[[name=method][value='2']:checked]/order:inline",
    text: 'checkoutPage.payOnDelivery',
  },
  [PAYMENT_METHOD.stripe]: {
    shown: "group-has-[[name=method][value='3']:checked]/order:inline",
    text: 'checkoutPage.payByCard',
  },
  [PAYMENT_METHOD.paypal]: {
    shown: "group-has-[[name=method][value='4']:checked]/order:inline",
    text: 'checkoutPage.payWith',
    provider: 'PayPal',
  },
  [PAYMENT_METHOD.flutterwave]: {
    shown: "group-has-[[name=method][value='5']:checked]/order:inline",
    text: 'checkoutPage.payWith',
    provider: 'Flutterwave',
  },
  [PAYMENT_METHOD.cardGateway]: {
    shown: "group-has-[[name=method][value='6']:checked]/order:inline",
    text: 'checkoutPage.payByCard',
  },
  [PAYMENT_METHOD.upi]: {
    shown: "group-has-[[name=method][value='7']:checked]/order:inline",
    text: 'checkoutPage.payWith',
    provider: 'UPI',
  },
};

/** A shop's own ways to pay have codes of three digits. */
const OWN: Words = {
  shown:
    "group-has-[[name=method]:not([value='1'],[value='2'],[value='3'],[value='4'],[value='5'],[value='6'],[value='7']):checked]/order:inline",
  text: 'checkoutPage.place',
};

/** The words of the button that pays, by the method that is chosen; `amount` is written as money. */
export const PayText = ({ methods, amount }: { methods: readonly Method[]; amount: string }) => {
  const { t } = useTranslation();
  if (methods.length === 0) return t('checkoutPage.place', { amount: isolate(amount) });
  const words = new Set(methods.map(({ code }) => WORDS[code] ?? OWN));
  return [...words].map(({ shown, text, provider = '' }) => (
    <span key={shown} className={words.size > 1 ? `hidden ${shown}` : undefined}>
      {t(text, { amount: isolate(amount), provider: isolate(provider) })}
    </span>
  ));
};
