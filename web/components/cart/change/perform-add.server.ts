import { buyNow, changeCart, type CartData } from '#contract/cart/cart.ts';
import { getProduct } from '#contract/catalogue/product.ts';
import { choiceFromForm, findVariant } from '#web/components/product/variants/variant-choice.ts';
import { call, load, type Answer } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import {
  outcomeOf,
  quantityOf,
  translated,
  type Perform,
  type ChangeResult,
} from './change-result.server.ts';

type Added = CartData & { id: string; quantity: number };

type Item = { product_id: string; inventory_id: string | undefined };

/** The variant that the form names, or the one that its attributes make; undefined for neither. */
const findItem = async (args: RequestArgs, form: FormData): Promise<Item> => {
  // A card's button says both: product/variant.
  const [id = '', variantId = ''] = formText(form, 'item').split('/');
  const product_id = id || formText(form, 'product_id');
  const named = variantId || formText(form, 'inventory_id');
  if (named) return { product_id, inventory_id: named };
  const { product } = await load(args, getProduct, { params: { id: product_id } });
  const variant = findVariant(product.inventory, product.attributes, choiceFromForm(form));
  return { product_id, inventory_id: variant?.id };
};

/** Says that it lies in the cart, and what it takes to undo that. */
const outcomeOfAdd = (args: RequestArgs, answer: Answer<Added>, wanted: number): ChangeResult => {
  const outcome = outcomeOf(answer, translated(args, 'cart.productAdded'));
  if (!outcome.ok || !answer.ok) return outcome;
  const { id, quantity } = answer.data;
  return { ...outcome, added: { id, before: quantity - wanted } };
};

const putInto =
  (endpoint: typeof changeCart | typeof buyNow): Perform =>
  async (args, form) => {
    const { product_id, inventory_id } = await findItem(args, form);
    if (!inventory_id) {
      return { ok: false, message: translated(args, 'cart.attributesRequired'), lineId: null };
    }
    const quantity = quantityOf(form);
    const json = { product_id, inventory_id, quantity };
    return outcomeOfAdd(args, await call(args, endpoint as typeof buyNow, { json }), quantity);
  };

/** Puts a variant into the cart. */
export const performAdd = putInto(changeCart);

/** Puts a variant into the cart as the only thing to order. */
export const performBuyNow = putInto(buyNow);

/** Puts a bundle into the cart. */
export const performAddBundle: Perform = async (args, form) => {
  const quantity = quantityOf(form);
  const json = { bundle_id: formText(form, 'bundle_id'), quantity };
  return outcomeOfAdd(args, await call(args, changeCart, { json }), quantity);
};
