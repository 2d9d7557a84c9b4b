import type { DataOf } from '#contract/endpoint.ts';
import type { askToPay, openPaymentLink } from '#contract/orders/order-payment.ts';
import { getSettings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import { fail, ok, refuse, type Reply } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import type { SignedLinks } from '#api/http/signed-link.ts';
import { findOrder } from '#api/orders/find-order.ts';
import type { OrderToPay } from './find-order-to-pay.ts';
import { payableUntil, paymentStateOf } from './present-payment.ts';

/** How long a payment link is read after the order may no longer be paid: it says then what became of it. */
const READ_MS = 86_400_000;

const missing = () => fail(404, 'order.notFound');

/** The token of a link by which another person pays an order, refused where nothing is due any more. */
export const signPaymentLink = async (
  links: SignedLinks,
  { db, now }: Pick<Call<typeof askToPay>, 'db' | 'now'>,
  { orderId }: OrderToPay,
): Promise<Reply<DataOf<typeof askToPay>>> => {
  const row = await findOrder(db, { id: orderId });
  if (!row) return missing();
  const until = payableUntil(row, now);
  if (until === null) return refuse('payment.nothingDue');
  const endsAt = new Date(new Date(until).getTime() + READ_MS);
  const sign = await links.signer();
  return ok({ payment_token: sign({ id: row.id, endsAt }), expires: until });
};

/** What the person who was asked sees of the order: its number, shop, amount in minor units and state, and no address. */
export const readPaymentLink = async (
  links: SignedLinks,
  { db, query, language, now }: Call<typeof openPaymentLink>,
): Promise<Reply<DataOf<typeof openPaymentLink>>> => {
  const { payment_token: token } = query;
  const id = token === undefined ? undefined : await links.read(token, now);
  const row = id === undefined ? undefined : await findOrder(db, { id });
  if (!row) return missing();
  const { site_name: name } = await getSettings(db);
  return ok({
    requested: {
      number: row.number,
      shop: inLanguage(name, language),
      amount: row.lines
        .filter(({ cancelled_at: cancelled }) => cancelled === null)
        .reduce((sum, { total }) => sum + total, 0),
      currency: row.currency,
      state: paymentStateOf(row, now),
      payable_until: payableUntil(row, now),
    },
  });
};
