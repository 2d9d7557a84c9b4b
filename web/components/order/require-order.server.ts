import { openOrderLink } from '#contract/guest-order.ts';
import { getOrders, type Order } from '#contract/order.ts';
import { translator } from '#i18n/messages.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure, isMissing } from '#web/lib/visit/failure.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import type { WhichOrder } from './which-order.ts';

type Asker = LoaderFunctionArgs | ActionFunctionArgs;

/** The order that a page is about: `/user/order/{id}`, or below `/track-order` by `?token=`. */
export const whichOrder = ({ params, url }: Asker): WhichOrder => {
  const { id } = params;
  return id === undefined ? { token: url.searchParams.get('token') ?? '' } : { order_id: id };
};

/**
 * The token in the address opens the order, so the address goes to nobody else. Not `no-referrer`:
 * with it browsers hide where a form comes from, and the router refuses forms from nowhere.
 */
const keepAddressPrivate = ({ context }: Asker): void => {
  const { answerHeaders } = context.get(visitContext);
  answerHeaders.set('Referrer-Policy', 'same-origin');
  answerHeaders.set('X-Robots-Tag', 'noindex, nofollow');
};

const ask = async (asker: Asker, which: WhichOrder): Promise<Order | null> => {
  if ('token' in which) {
    keepAddressPrivate(asker);
    return (await load(asker, openOrderLink, { query: which })).order;
  }
  // A stranger's order and one that does not exist are the same to a visitor without a token.
  if (!asker.context.get(visitContext).token) return null;
  return (await load(asker, getOrders, { json: which })).order;
};

const find = async (asker: Asker, which: WhichOrder): Promise<Order | null> => {
  try {
    return await ask(asker, which);
  } catch (thrown) {
    if (isMissing(thrown)) return null;
    throw thrown;
  }
};

/** The order that the page is about. Where there is none for this visitor, the request ends with 404. */
export const requireOrder = async (asker: Asker): Promise<{ order: Order; which: WhichOrder }> => {
  const which = whichOrder(asker);
  const order = await find(asker, which);
  if (order) return { order, which };
  const { language, answerHeaders } = asker.context.get(visitContext);
  // Somebody else may be shown it.
  answerHeaders.set('Cache-Control', 'private, no-store');
  throw failure(language, 404, 'orderPage.gone', {
    to: makePaths(language).trackOrder(),
    text: translator(language)('orderPage.track'),
  });
};
