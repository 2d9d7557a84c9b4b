import { getCart } from '#contract/cart.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import type { Me } from '#web/lib/page-data/me.ts';

/** The personal part of every page, fetched after the page (the same for all) is shown. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { token, signedIn } = args.context.get(visitContext);
  // A visitor who has kept nothing has no token and needs no question.
  const cartCount = token ? (await load(args, getCart)).cartCount : 0;
  const me: Me = { signedIn, name: null, cartCount };
  return Response.json(me, { headers: { 'Cache-Control': 'no-store' } });
};
