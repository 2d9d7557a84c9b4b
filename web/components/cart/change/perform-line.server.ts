import {
  changeCart,
  deleteCartLine,
  getCart,
  putBackLine,
  saveForLater,
  selectCartLines,
  type CartData,
} from '#contract/cart.ts';
import { SELECTED } from '#contract/codes.ts';
import { call, load, type Answer } from '#web/lib/page-data/api.server.ts';
import type { Asker } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { outcomeOf, quantityOf, say, type Perform } from './performing.server.ts';

const idsOf = (form: FormData): string[] => form.getAll('line_id').map(String);

/** Sets how many of a line. */
export const changeQuantity: Perform = async (asker, form) => {
  const id = formText(form, 'line_id');
  const answer = await call(asker, changeCart, { json: { id, quantity: quantityOf(form) } });
  return outcomeOf(answer, say(asker, 'cart.updated'), id);
};

/** Checks or unchecks lines. */
export const select: Perform = async (asker, form) => {
  const ids = idsOf(form);
  const chosen = formText(form, 'selected') === String(SELECTED.checked);
  const json = {
    checked: chosen ? ids : [],
    unchecked: chosen ? [] : ids,
    isBundle: formText(form, 'is_bundle') === '1',
  };
  return outcomeOf(await call(asker, selectCartLines, { json }), say(asker, 'cart.updated'));
};

type Setting = {
  take: (asker: Asker, id: string) => Promise<Answer<CartData>>;
  message: 'cartPage.removed' | 'cartPage.putAside';
};

/** Takes a line out of the cart, of a bundle all its lines; it can be put back. */
const setAside =
  ({ take, message }: Setting): Perform =>
  async (asker, form) => {
    const asked = new Set(idsOf(form));
    const { cartProducts, saved } = await load(asker, getCart);
    const lines = [...cartProducts, ...saved].filter((line) => asked.has(line.id));
    const [first] = lines;
    if (!first) return { ok: false, message: say(asker, 'cart.lineGone'), lineId: null };
    const title = lines.map((line) => line.product.title).join(' + ');
    const outcome = outcomeOf(await take(asker, first.id), say(asker, message, { title }));
    // What was only saved is gone when it is removed.
    return outcome.ok && cartProducts.includes(first) ? { ...outcome, aside: first.id } : outcome;
  };

/** Takes a line out of the cart, or out of what was saved for later. */
export const remove = setAside({
  take: (asker, id) => call(asker, deleteCartLine, { query: { id } }),
  message: 'cartPage.removed',
});

/** Moves a line out of the cart into the list below it. */
export const saveLine = setAside({
  take: (asker, id) => call(asker, saveForLater, { json: { id } }),
  message: 'cartPage.putAside',
});

/** Puts back, as it was, what was saved for later or removed. */
export const putBack: Perform = async (asker, form) => {
  const id = formText(form, 'line_id');
  const answer = await call(asker, putBackLine, { json: { id } });
  return outcomeOf(answer, say(asker, 'cartPage.restored'), id);
};
