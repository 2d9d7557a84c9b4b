import { randomUUID } from 'node:crypto';
import type { Routes } from '#api/deps.ts';
import { ignorePrefetch } from '#api/http/ignore-prefetch.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok, tooMany, type Reply } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import { askOrderMail, sendOrderMail } from '#contract/orders/order-mail.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { findPermittedOrder } from './find-permitted-order.ts';
import type { OrderLinks } from './order-link.ts';

type MailCall = Pick<
  Call<typeof sendOrderMail>,
  'db' | 'shopper' | 'now' | 'params' | 'limits' | 'language'
>;

/** Queues the mail of an order once more, to the address that the order was placed with. */
const mailAgain = async (
  links: OrderLinks,
  call: MailCall,
  token: string | undefined,
): Promise<Reply<null>> => {
  const { db, params, limits, now, language } = call;
  const order = await findPermittedOrder(links, call, { id: params.id, token });
  // The token opens its own order only.
  if (order === undefined || order !== params.id.toLowerCase()) return fail(404, 'order.notFound');
  const verdict = limits.orderMails({ subject: order }, now);
  if (verdict?.allowed === false) return tooMany(verdict);
  const { email: to } = await db
    .selectFrom('order')
    .select('email')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  // The person of the order is erased.
  if (to === '') return fail(404, 'order.notFound');
  const key = `order-placed:${order}:${randomUUID()}`;
  await queueMail(db, { kind: 'order-placed', key, to, language, data: { order } });
  return ok(null, 'order.emailQueued');
};

export const orderMailRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  const { links } = deps;
  const limiting = { limiters: [deps.limits.orderMailsFrom] };
  app.get('/order/send-order-email/:id', ignorePrefetch);
  implement(app, deps, sendOrderMail, (call) => mailAgain(links, call, call.json.token), limiting);
  implement(app, deps, askOrderMail, (call) => mailAgain(links, call, undefined), limiting);
};
