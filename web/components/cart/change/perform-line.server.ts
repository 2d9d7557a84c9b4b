import {
  changeCart,
  deleteCartLine,
  getCart,
  putBackLine,
  saveForLater,
  selectCartLines,
  type CartData,
} from '#contract/cart/cart.ts';
import { SELECTED } from '#contract/codes.ts';
import { call, load, type Answer } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { outcomeOf, quantityOf, translated, type Perform } from './change-result.server.ts';

const idsOf = (form: FormData): string[] => form.getAll('line_id').map(String);

/** Sets how many of a line. */
export const changeQuantity: Perform = async (args, form) => {
  const id = formText(form, 'line_id');
  const answer = await call(args, changeCart, { json: { id, quantity: quantityOf(form) } });
  return outcomeOf(answer, translated(args, 'cart.updated'), id);
};

/** Checks or unchecks lines. */
export const select: Perform = async (args, form) => {
  const ids = idsOf(form);
  const chosen = formText(form, 'selected') === String(SELECTED.checked);
  const json = {
    checked: chosen ? ids : [],
    unchecked: chosen ? [] : ids,
    isBundle: formText(form, 'is_bundle') === '1',
  };
  return outcomeOf(await call(args, selectCartLines, { json }), translated(args, 'cart.updated'));
};

type Setting = {
  take: (args: RequestArgs, id: string) => Promise<Answer<CartData>>;
  message: 'cartPage.removed' | 'cartPage.putAside';
};

/** Takes a line out of the cart, of a bundle all its lines; it can be put back. */
const performMove =
  ({ take, message }: Setting): Perform =>
  async (args, form) => {
    const ids = new Set(idsOf(form));
    const { cartProducts, saved } = await load(args, getCart, { query: {} });
    const lines = [...cartProducts, ...saved].filter((line) => ids.has(line.id));
    const [first] = lines;
    if (!first) return { ok: false, message: translated(args, 'cart.lineGone'), lineId: null };
    const title = lines.map((line) => line.product.title).join(' + ');
    const outcome = outcomeOf(await take(args, first.id), translated(args, message, { title }));
    // Removing a line that was saved for later deletes it and cannot be undone.
    return outcome.ok && cartProducts.includes(first) ? { ...outcome, aside: first.id } : outcome;
  };

/** Takes a line out of the cart, or out of what was saved for later. */
export const remove = performMove({
  take: (args, id) => call(args, deleteCartLine, { query: { id } }),
  message: 'cartPage.removed',
});

/** Moves a line out of the cart into the list below it. */
export const saveLine = performMove({
  take: (args, id) => call(args, saveForLater, { json: { id } }),
  message: 'cartPage.putAside',
});

/** Puts back, as it was, what was saved for later or removed. */
export const putBack: Perform = async (args, form) => {
  const id = formText(form, 'line_id');
  const answer = await call(args, putBackLine, { json: { id } });
  return outcomeOf(answer, translated(args, 'cartPage.restored'), id);
};
