import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { getStore } from '#contract/stores/store.ts';
import { requireOrder } from '#web/components/order/require-order.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

type RequestArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** How the address names the order that the message is about, as the API takes it. */
export const namedOrder = ({ url }: RequestArgs): { order_id?: string; token?: string } => {
  const token = url.searchParams.get('token');
  const id = url.searchParams.get('order');
  if (token) return { token };
  return id ? { order_id: id } : {};
};

const findNamed = async (args: RequestArgs): Promise<Order | null> => {
  const { token, order_id: id } = namedOrder(args);
  if (token) return (await requireOrder(args)).order;
  return id ? (await load(args, getOrders, { json: { order_id: id } })).order : null;
};

/** To whom the message goes, about which order, and who writes it as far as that is known. */
export const loadMessagePage = async (args: RequestArgs) => {
  const { profile, language } = args.context.get(visitContext);
  const asked = args.params['slug'] ?? '';
  const [{ store }, order] = await Promise.all([
    load(args, getStore, { params: { slug: asked }, query: {} }),
    findNamed(args),
  ]);
  const { slug, name, logo } = store;
  const paths = makePaths(language);
  if (slug !== asked)
    throw redirect(paths.storeMessage(slug, Object.fromEntries(args.url.searchParams)));
  return {
    store: { slug, name, logo },
    number: order?.number ?? null,
    sender: {
      name: profile?.name ?? order?.address.name ?? '',
      email: profile?.email ?? order?.address.email ?? '',
    },
  };
};
