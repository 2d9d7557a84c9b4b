import { createHmac, randomBytes } from 'node:crypto';
import type { Delivery } from '#test/simulators/deliver-webhook.ts';
import type { Sending } from '#test/simulators/simulator.ts';
import type { Payment } from './entities.ts';
import type { Ledger } from './ledger.ts';

/** The event that fits the state of an order or a QR code. */
const eventOf = (ledger: Ledger, reference: string, payment: Payment | undefined): string => {
  if (!payment) return ledger.findCode(reference) ? 'qr_code.closed' : 'order.created';
  if (payment.amount_refunded > 0) return 'refund.processed';
  if (payment.status !== 'captured') return `payment.${payment.status}`;
  return ledger.findCode(reference) ? 'qr_code.credited' : 'payment.captured';
};

const bodyOf = (ledger: Ledger, reference: string, named: string | undefined): string => {
  const payment = ledger.paymentsOf(reference).at(-1);
  const [order, code] = [ledger.findOrder(reference), ledger.findCode(reference)];
  if (!order && !code) throw new Error(`Razorpay knows no ${reference}`);
  const event = named ?? eventOf(ledger, reference, payment);
  const refund = payment && ledger.refundsOf(payment.id).at(-1);
  const kinds: [string, object | false | undefined][] = [
    ['payment', payment],
    ['order', event.startsWith('order.') ? order : undefined],
    ['refund', event.startsWith('refund.') ? refund : undefined],
    ['dispute', event.startsWith('payment.dispute.') && payment && ledger.disputeOf(payment.id)],
    ['qr_code', event.startsWith('qr_code.') ? code : undefined],
  ];
  const told = kinds.filter(([, entity]) => entity);
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_simulation',
    event,
    contains: told.map(([kind]) => kind),
    payload: Object.fromEntries(told.map(([kind, entity]) => [kind, { entity }])),
    created_at: Math.floor(Date.now() / 1000),
  });
};

/** A webhook about an order or a QR code. Razorpay signs no time, so that a stale one is one that is sent again. */
export const writeWebhook = (ledger: Ledger, secret: string, sending: Sending): Delivery => {
  const { reference, event, signature = 'good' } = sending;
  const body = bodyOf(ledger, reference, event);
  const id = { 'x-razorpay-event-id': randomBytes(7).toString('hex') };
  if (signature === 'missing') return { headers: id, body };
  const key = signature === 'bad' ? `${secret}?` : secret;
  const mac = createHmac('sha256', key).update(body).digest('hex');
  return { headers: { ...id, 'x-razorpay-signature': mac }, body };
};
