import { getCommon } from '#contract/common.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveMessage } from '#web/lib/visit/flash.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';

/** Where the shop takes no orders from guests, a guest is led to sign in, told why, and comes back. */
export const requireBuyer = async (args: LoaderFunctionArgs): Promise<void> => {
  const { signedIn, language } = args.context.get(visitContext);
  if (signedIn || (await load(args, getCommon)).setting.guest_checkout) return;
  leaveMessage(args, 'error', 'checkout.signInFirst');
  throw redirect(makePaths(language).login(args.url.pathname));
};
