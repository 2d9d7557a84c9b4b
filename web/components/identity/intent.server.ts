import { changeComparison } from '#contract/compare/compare.ts';
import { isDigits } from '#contract/ids.ts';
import { followStore } from '#contract/stores/store-follow.ts';
import { changeWish } from '#contract/wishlist/wishlist.ts';
import { call, type Answer } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';

/**
 * What somebody was about to do when they were asked to sign in: with a product (wish, compare, review) or
 * a store (follow). It is the parameter `intent` of the pages of sign-in, `compare:12`.
 */
const KINDS = ['wish', 'compare', 'follow', 'review'] as const;
export type Intent = { kind: (typeof KINDS)[number]; id: string };

const LONGEST_ID = 15;

/** The intent in the address of a page of sign-in; undefined where there is none. */
export const readIntent = ({ searchParams }: URL): Intent | undefined => {
  const [name, id = '', ...rest] = searchParams.get('intent')?.split(':') ?? [];
  const kind = KINDS.find((one) => one === name);
  if (!kind || rest.length > 0 || !isDigits(id) || id.length > LONGEST_ID) return undefined;
  return { kind, id };
};

/**
 * Each only ever adds, since the address may be somebody else's link (docs/decisions/042); a review is
 * written on the product's page, to which one comes back.
 */
const PERFORMERS: Record<
  Intent['kind'],
  (args: RequestArgs, id: string) => Promise<Answer<unknown>> | undefined
> = {
  wish: (args, id) => call(args, changeWish, { json: { product_id: id, wished: true } }),
  compare: (args, id) => call(args, changeComparison, { json: { product_id: id, compared: true } }),
  follow: (args, id) => call(args, followStore, { json: { store_id: id, following: true } }),
  review: () => undefined,
};

/**
 * Finishes what was begun, as who has just signed in (`signIn` comes before); the text that says what became
 * of it, null where there is nothing to say. Whatever goes wrong with it, one is signed in.
 */
export const finishIntent = async (
  args: RequestArgs,
  intent: Intent | undefined,
): Promise<string | null> => {
  if (!intent) return null;
  try {
    const answer = await PERFORMERS[intent.kind](args, intent.id);
    return answer?.message ?? null;
  } catch {
    // The API logs its own failures. The session that has just begun must not be lost to one of them.
    return null;
  }
};
