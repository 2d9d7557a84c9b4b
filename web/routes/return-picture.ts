import type { LoaderFunctionArgs } from 'react-router';
import { openReturnPicture } from '#contract/orders/ask-cancellation.ts';
import { ORDER_LINK } from '#web/components/order/which-order.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { fileResponse } from '#web/lib/visit/file-response.server.ts';

export const handle: Handle = { query: ORDER_LINK };

/** A picture of what is given back, for the owner of its order or who holds its link. */
export const loader = async (args: LoaderFunctionArgs) => {
  const token = args.url.searchParams.get('token');
  const query = token === null ? {} : { token };
  return fileResponse(
    await load(args, openReturnPicture, { params: { id: args.params['id'] ?? '' }, query }),
  );
};
