import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, notFound, ok, refuse, type Reply } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import { transact } from '#api/http/transaction.ts';
import { findAccount } from '#api/identity/find-account.ts';
import { findPermittedOrder } from '#api/orders/find-permitted-order.ts';
import type { OrderLinks } from '#api/orders/order-link.ts';
import { sendStoreMessage } from '#contract/stores/store-message.ts';
import type { Db } from '#db/client.ts';
import { findAddressedStore, findOrderOfStore, saveMessage } from './save-store-message.ts';

type MessageCall = Call<typeof sendStoreMessage>;

/** How the sender is answered: as the form says, else as the account does. */
const senderOf = async (
  db: Db,
  { account, json }: MessageCall,
): Promise<{ name: string | undefined; email: string | undefined }> => {
  const known = account && (await findAccount(db, { id: account.id }));
  return { name: json.name ?? known?.name, email: json.email ?? known?.email ?? undefined };
};

const send = async (links: OrderLinks, call: MessageCall): Promise<Reply<null>> => {
  const { db, params, json, account, language, now } = call;
  const { order_id: id, token, message: body } = json;
  const namesOrder = id !== undefined || token !== undefined;
  const orderId = namesOrder ? await findPermittedOrder(links, call, { id, token }) : undefined;
  if (namesOrder && orderId === undefined) return fail(404, 'order.notFound');
  const { name, email } = await senderOf(db, call);
  if (name === undefined) return refuse('identity.nameRequired', undefined, 'name');
  if (email === undefined) return refuse('identity.emailRequired', undefined, 'email');
  return transact(db, async (trx) => {
    const store = await findAddressedStore(trx, params.slug);
    if (!store) return notFound();
    const order = orderId && (await findOrderOfStore(trx, orderId, store.id));
    if (namesOrder && !order) return fail(404, 'order.notFound');
    const sender = { accountId: account?.id, name, email, language, now };
    await saveMessage(trx, { store, order: order || undefined, body, ...sender });
    return ok(null, 'storeMessage.sent');
  });
};

export const storeMessageRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  implement(app, deps, sendStoreMessage, (call) => send(deps.links, call), {
    limiters: [deps.limits.storeMessages],
  });
};
