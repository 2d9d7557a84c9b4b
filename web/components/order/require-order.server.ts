import { openOrderLink } from '#contract/orders/track-order.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { translator } from '#i18n/messages.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';
import { tokenOf, visitContext } from '#web/lib/visit/context.server.ts';
import { hideAddress } from '#web/lib/visit/hide-address.server.ts';
import { failure, isMissing } from '#web/lib/visit/failure.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import type { WhichOrder } from './which-order.ts';

type RequestArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** The order that a page is about: `/user/order/{id}`, or below `/track-order` by `?token=`. */
export const whichOrder = ({ params, url }: RequestArgs): WhichOrder => {
  const { id } = params;
  return id === undefined ? { token: url.searchParams.get('token') ?? '' } : { order_id: id };
};

const ask = async (args: RequestArgs, which: WhichOrder): Promise<Order | null> => {
  if ('token' in which) {
    hideAddress(args);
    return (await load(args, openOrderLink, { query: which })).order;
  }
  // Without a token, a foreign order and a missing one give the same answer.
  if (!tokenOf(args.context.get(visitContext))) return null;
  return (await load(args, getOrders, { json: which })).order;
};

const find = async (args: RequestArgs, which: WhichOrder): Promise<Order | null> => {
  try {
    return await ask(args, which);
  } catch (thrown) {
    if (isMissing(thrown)) return null;
    throw thrown;
  }
};

/** The order that the page is about. Where there is none for this visitor, the request ends with 404. */
export const requireOrder = async (
  args: RequestArgs,
  which: WhichOrder = whichOrder(args),
): Promise<{ order: Order; which: WhichOrder }> => {
  const order = await find(args, which);
  if (order) return { order, which };
  const { language, answerHeaders } = args.context.get(visitContext);
  // Somebody else may be shown it.
  answerHeaders.set('Cache-Control', 'private, no-store');
  throw failure(language, 404, 'orderPage.gone', {
    to: makePaths(language).trackOrder(),
    text: translator(language)('orderPage.track'),
  });
};
