import {
  buyNow,
  changeCart,
  deleteCartLine,
  getCart,
  selectCartLines,
  type CartData,
} from '#contract/cart.ts';
import { SELECTED } from '#contract/codes.ts';
import { getProduct } from '#contract/product.ts';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import type { ActionFunctionArgs } from 'react-router';
import { choiceFromForm, findVariant } from '#web/components/product/variant-choice.ts';
import { call, load, type Answer } from '#web/lib/api.ts';
import { visitContext } from '#web/lib/context.ts';
import { failure } from '#web/lib/failure.ts';
import type { CartOutcome } from './outcome.ts';
import { findRemoved, noteRemoved, type RemovedLines } from './removed-lines.ts';

type Asker = Pick<ActionFunctionArgs, 'context'>;
type Performed = CartOutcome & { removed?: RemovedLines };
type Perform = (asker: Asker, form: FormData) => Promise<Performed>;

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const texts = (form: FormData, name: string): string[] => form.getAll(name).map(String);

/** Whatever is no number is left to the API, which says what is wrong with it. */
const quantityOf = (form: FormData): number => Number(text(form, 'quantity') || '1');

const say = (asker: Asker, key: MessageKey, values?: Record<string, string>): string =>
  translator(asker.context.get(visitContext).language)(key, values);

const outcomeOf = (answer: Answer<CartData>, message: string, lineId?: string): CartOutcome =>
  answer.ok
    ? { ok: true, message, cartCount: answer.data.cartCount }
    : { ok: false, message: answer.message, lineId: lineId ?? null };

/** The variant that the form names, or the one that its attributes make; undefined for neither. */
const findInventoryId = async (asker: Asker, form: FormData): Promise<string | undefined> => {
  const named = text(form, 'inventory_id');
  if (named) return named;
  const { product } = await load(asker, getProduct, { params: { id: text(form, 'product_id') } });
  return findVariant(product.inventory, product.attributes, choiceFromForm(form))?.id;
};

const putInto =
  (endpoint: typeof changeCart | typeof buyNow): Perform =>
  async (asker, form) => {
    const inventory_id = await findInventoryId(asker, form);
    if (!inventory_id) {
      return { ok: false, message: say(asker, 'cart.attributesRequired'), lineId: null };
    }
    const json = { product_id: text(form, 'product_id'), inventory_id, quantity: quantityOf(form) };
    const answer = await call(asker, endpoint as typeof buyNow, { json });
    return outcomeOf(answer, say(asker, 'cart.productAdded'));
  };

const addBundle: Perform = async (asker, form) => {
  const json = { bundle_id: text(form, 'bundle_id'), quantity: quantityOf(form) };
  return outcomeOf(await call(asker, changeCart, { json }), say(asker, 'cart.productAdded'));
};

const changeQuantity: Perform = async (asker, form) => {
  const id = text(form, 'line_id');
  const answer = await call(asker, changeCart, { json: { id, quantity: quantityOf(form) } });
  return outcomeOf(answer, say(asker, 'cart.updated'), id);
};

const select: Perform = async (asker, form) => {
  const ids = texts(form, 'line_id');
  const chosen = text(form, 'selected') === String(SELECTED.checked);
  const json = {
    checked: chosen ? ids : [],
    unchecked: chosen ? [] : ids,
    isBundle: text(form, 'is_bundle') === '1',
  };
  return outcomeOf(await call(asker, selectCartLines, { json }), say(asker, 'cart.updated'));
};

/** Takes a line out, or all lines of a set, and notes what it takes to put them back. */
const remove: Perform = async (asker, form) => {
  const asked = new Set(texts(form, 'line_id'));
  const { cartProducts } = await load(asker, getCart);
  const lines = cartProducts.filter((line) => asked.has(line.id));
  const first = lines[0];
  if (!first) return { ok: false, message: say(asker, 'cart.lineGone'), lineId: null };

  // Of a set, the whole set goes with it.
  const answer = await call(asker, deleteCartLine, { query: { id: first.id } });
  const title = lines.map((line) => line.product.title).join(' + ');
  const outcome = outcomeOf(answer, say(asker, 'cartPage.removed', { title }));
  return outcome.ok ? { ...outcome, removed: noteRemoved(first) } : outcome;
};

/** Puts back what was removed, selected or not as it was. */
const undo: Perform = async (asker, form) => {
  const note = findRemoved(form);
  if (!note) return { ok: false, message: say(asker, 'cart.lineGone'), lineId: null };
  const quantity = Number(note.quantity);
  const json = note.bundle
    ? { bundle_id: note.bundle, quantity }
    : { product_id: note.product, inventory_id: note.inventory, quantity };
  const answer = await call(asker, changeCart, { json });
  const message = say(asker, 'cartPage.restored');
  if (!answer.ok || note.selected === String(SELECTED.checked)) return outcomeOf(answer, message);
  const unchecked = { json: { checked: [], unchecked: [answer.data.id] } };
  return outcomeOf(await call(asker, selectCartLines, unchecked), message);
};

const performers = {
  add: putInto(changeCart),
  'add-bundle': addBundle,
  'buy-now': putInto(buyNow),
  quantity: changeQuantity,
  select,
  'select-all': select,
  remove,
  undo,
} satisfies Record<string, Perform>;

export type CartIntent = keyof typeof performers;

const isIntent = (name: string): name is CartIntent => Object.hasOwn(performers, name);

/** Does what a cart form asks for. A form that asks for nothing known ends the request with 400. */
export const performCartChange = async (
  asker: Asker,
  form: FormData,
): Promise<Performed & { intent: CartIntent }> => {
  const intent = text(form, 'intent');
  if (!isIntent(intent)) throw failure(asker.context.get(visitContext).language, 400);
  return { ...(await performers[intent](asker, form)), intent };
};
