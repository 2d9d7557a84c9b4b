import { redirect, type ActionFunctionArgs } from 'react-router';
import { endWishlistLink, shareWishlist } from '#contract/wishlist/wishlist-link.ts';
import { changeWish } from '#contract/wishlist/wishlist.ts';
import { call, type Answer } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import type { WishlistRefusal } from './wishlist-data.ts';

type Perform = (args: ActionFunctionArgs, form: FormData) => Promise<Answer<unknown>>;

const setWish =
  (wished: boolean): Perform =>
  (args, form) =>
    call(args, changeWish, { json: { product_id: formText(form, 'product_id'), wished } });

const PERFORMERS = {
  remove: setWish(false),
  'put-back': setWish(true),
  share: (args, form) => call(args, shareWishlist, { json: { name: formText(form, 'name') } }),
  'end-share': (args) => call(args, endWishlistLink),
} satisfies Record<string, Perform>;

const isIntent = (name: string): name is keyof typeof PERFORMERS => Object.hasOwn(PERFORMERS, name);

/**
 * Does what a form of the wishlist asks for, and opens the list anew. A form that asks for nothing known
 * ends the request with 400.
 */
export const performWishlist = async (
  args: ActionFunctionArgs,
  form: FormData,
): Promise<Response | WishlistRefusal> => {
  const { language } = args.context.get(visitContext);
  const intent = formText(form, 'intent');
  if (!isIntent(intent)) throw failure(language, 400);
  const { ok, message } = await PERFORMERS[intent](args, form);
  const name = intent === 'share' ? formText(form, 'name') : null;
  if (!ok) return { kind: 'refused', message, name };
  leaveFlash(args, 'message', message);
  const page = args.url.searchParams.get('page');
  const removed = intent === 'remove' ? formText(form, 'product_id') : null;
  return redirect(withQuery(makePaths(language).wishlist(), { page, removed }), 303);
};
