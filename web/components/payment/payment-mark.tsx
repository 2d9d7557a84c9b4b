import type { ReactNode } from 'react';
import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';

const Card = () => (
  <>
    <rect x="3" y="5" width="26" height="14" rx="2.5" fill="#3f5b8c" />
    <path fill="#1f2f4d" d="M3 8.5h26v3H3z" />
    <path stroke="#dfe7f5" strokeWidth="1.6" strokeLinecap="round" d="M6.5 15.5h6" />
  </>
);

const Cash = () => (
  <>
    <rect x="3" y="5" width="26" height="14" rx="2" fill="#2f7d4f" />
    <circle cx="16" cy="12" r="3.6" fill="none" stroke="#d8f0e0" strokeWidth="1.6" />
    <path stroke="#d8f0e0" strokeWidth="1.6" strokeLinecap="round" d="M7 12h1.5M23.5 12H25" />
  </>
);

const Paypal = () => (
  <>
    <path fill="#003087" d="M11 3h6.6c3 0 4.7 1.6 4.2 4.2-.6 3.1-2.8 4.6-5.8 4.6h-2L12.8 18H8.5z" />
    <path
      fill="#0070e0"
      fillOpacity=".88"
      d="M13.7 7h6.1c2.9 0 4.4 1.6 3.9 4-.6 3-2.7 4.3-5.5 4.3h-1.8l-1 5.7h-4.1z"
    />
  </>
);

const Stripe = () => (
  <>
    <rect x="6" y="2" width="20" height="20" rx="4" fill="#635bff" />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="2.8"
      d="M19.6 8.2c-1.1-.8-2.4-1.2-3.7-1.2-1.8 0-2.9.8-2.9 2.1 0 3.3 6.6 1.8 6.6 5.3 0 1.6-1.4 2.6-3.6 2.6-1.5 0-2.9-.5-4-1.3"
    />
  </>
);

const Razorpay = () => (
  <>
    <path fill="#072654" d="m14.5 10.5-1 4.2-2.4 7.3h4.6L19.9 7z" />
    <path fill="#3395ff" d="m21.5 2-8 6.8-1 4.3 6.6-4.2L15.3 22h4.6z" />
  </>
);

const Flutterwave = () => (
  <g fill="none" strokeWidth="3" strokeLinecap="round">
    <path stroke="#f5a623" d="M7 6c5-2 8 2 9 6" />
    <path stroke="#009a46" d="M25 6c-5-2-8 2-9 6" />
    <path stroke="#ff5805" d="M7 18c5 2 8-2 9-6" />
    <path stroke="#2a3362" d="M25 18c-5 2-8-2-9-6" />
  </g>
);

const Iyzico = () => (
  <>
    <rect x="6" y="2" width="20" height="20" rx="4" fill="#1e64ff" />
    <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round">
      <path d="M11.4 7v0M11.4 11v5" />
      <path d="m15.4 11 2.7 5M21 11c-1.2 3.2-2.6 7.8-5 7.8" />
    </g>
  </>
);

const Upi = () => (
  <>
    <path fill="#ed752e" d="m17.5 3 5.5 9-9.5 9z" />
    <path fill="#0a8a3f" d="m13 3 5.5 9L9 21z" />
  </>
);

const MARKS: Readonly<Record<number, () => ReactNode>> = {
  [PAYMENT_METHOD.razorpay]: Razorpay,
  [PAYMENT_METHOD.cashOnDelivery]: Cash,
  [PAYMENT_METHOD.stripe]: Stripe,
  [PAYMENT_METHOD.paypal]: Paypal,
  [PAYMENT_METHOD.flutterwave]: Flutterwave,
  [PAYMENT_METHOD.cardGateway]: Iyzico,
  [PAYMENT_METHOD.upi]: Upi,
};

const Visa = () => (
  <path
    fill="none"
    stroke="#1a1f71"
    strokeWidth="2"
    strokeLinejoin="round"
    d="m4.5 8.5 2.3 7 3.7-7m3.6 0-1.5 7m7.2-6.2c-1.2-.9-3.2-.8-3.4.7-.3 1.6 3 1.3 2.7 3.2-.2 1.7-2.8 1.9-4.1.8m5.6 1.5 4.3-7 2 7m-4.6-2.2h4"
  />
);

const Mastercard = () => (
  <>
    <circle cx="12.5" cy="12" r="6.5" fill="#eb001b" />
    <circle cx="19.5" cy="12" r="6.5" fill="#f79e1b" />
    <path fill="#ff5f00" d="M16 6.5a6.5 6.5 0 0 1 0 11 6.5 6.5 0 0 1 0-11z" />
  </>
);

/** In their own colours on white in both schemes. */
const Framed = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 24"
    className="h-7 w-9.5 shrink-0 rounded-sm border border-line"
  >
    <rect width="32" height="24" fill="#fff" />
    {children}
  </svg>
);

/** The cards that every provider of card payments takes. */
export const CardMarks = () => (
  <>
    <Framed>
      <Visa />
    </Framed>
    <Framed>
      <Mastercard />
    </Framed>
  </>
);

/** The mark of a way to pay; a card for a shop's own. */
export default function PaymentMark({ method }: { method: number | undefined }) {
  const Mark = (method !== undefined && MARKS[method]) || Card;
  return (
    <Framed>
      <Mark />
    </Framed>
  );
}
