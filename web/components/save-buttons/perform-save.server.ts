import type { ActionFunctionArgs } from 'react-router';
import { getProfile } from '#contract/account/account.ts';
import { changeComparison } from '#contract/compare/compare.ts';
import { changeWish } from '#contract/wishlist/wishlist.ts';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { findReturnPath } from '#web/components/identity/return-path.server.ts';
import { call, load, type Answer } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { findReferrer } from '#web/lib/visit/referrer.server.ts';
import type { SaveAnswer } from './save-answer.ts';

type Save = {
  ask: (args: RequestArgs, product_id: string, on: boolean) => Promise<Answer<unknown>>;
  /** Where all that is saved so is, and the name of the link there. */
  page: 'wishlist' | 'compared';
  see: MessageKey;
};

/** What each button does, by its name; its value is the product. */
const SAVES = {
  wish: {
    ask: (args, product_id, wished) => call(args, changeWish, { json: { product_id, wished } }),
    page: 'wishlist',
    see: 'wishlist.see',
  },
  compare: {
    ask: (args, product_id, compared) =>
      call(args, changeComparison, { json: { product_id, compared } }),
    page: 'compared',
    see: 'compare.see',
  },
} satisfies Record<string, Save>;

const NAMES = Object.keys(SAVES) as (keyof typeof SAVES)[];

const SIGN_IN = 401;
const FULL = 201;

/** The page of sign-in, which finishes what was begun and leads back. */
const signInPath = (args: ActionFunctionArgs, intent: string): string => {
  const { language } = args.context.get(visitContext);
  const redirect = findReturnPath(findReferrer(args) ?? null);
  return withQuery(makePaths(language).login(), { redirect, intent });
};

/**
 * Does what a button that saves a product asks for, and says where all that is saved so is. A script says
 * by `on` what it is to become; without one it is put on the list, which then shows it. A form without such
 * a button ends the request with 400.
 */
export const performSave = async (
  args: ActionFunctionArgs,
  form: FormData,
): Promise<{ answer: SaveAnswer; page: string }> => {
  const { language } = args.context.get(visitContext);
  const name = NAMES.find((one) => form.has(one));
  if (!name) throw failure(language, 400);
  const id = formText(form, name);
  const on = formText(form, 'on') !== '0';
  const { ask, page, see } = SAVES[name];
  const { ok, message, ...refused } = await ask(args, id, on);
  const status = 'status' in refused ? refused.status : undefined;
  const to = makePaths(language)[page]();
  const isShown = on && (ok || status === FULL);
  const answer = {
    ok,
    message,
    link: isShown ? { to, text: translator(language)(see) } : null,
    signIn: status === SIGN_IN ? signInPath(args, `${name}:${id}`) : null,
    profile: await load(args, getProfile, { query: {} }),
  };
  return { answer, page: to };
};
