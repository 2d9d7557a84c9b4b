import { expect } from '@playwright/test';
import type { CartData } from '#contract/cart/cart.ts';
import type { Order } from '#contract/orders/order.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import { ask, askCards, askProduct, fillCart, inStock, type Visit } from './shop.ts';

export const GRACE = {
  name: 'Grace Miller',
  email: 'grace@example.com',
  phone: '212 555 0123',
  country: 'US',
  state: 'NY',
  city: 'New York',
  zip: '10001',
  address_1: '12 Garden Street',
  address_2: '',
};

/** Orders what is in the cart, as a program would: the pages on the way have journeys of their own. */
export const order = async (shopper: Visit, address = GRACE): Promise<Order> => {
  await ask<CartData>(shopper, '/cart/update-shipping', { address });
  return (await ask<{ order: Order }>(shopper, '/order/action', { method: 2 })).order;
};

/** Orders `kinds` different products. */
export const orderSome = async (shopper: Visit, kinds = 2): Promise<Order> => {
  await fillCart(shopper, kinds);
  return order(shopper);
};

type Stocked = { product: ProductDetail; inventoryId: string; quantity: number };

/** Products far down the list of which the last few can all be bought at once. */
export const askLastOnes = async (shopper: Visit): Promise<Stocked> => {
  for (let page = 20; page > 10; page -= 1) {
    for (const { id } of await askCards(shopper, page)) {
      const product = await askProduct(shopper, id);
      const most = Math.min(8, product.max_per_order ?? 8);
      const few = product.inventory.find(({ quantity }) => quantity > 0 && quantity <= most);
      if (few) return { product, inventoryId: few.id, quantity: few.quantity };
    }
  }
  throw new Error('The demo shop has plenty of everything.');
};

export const addUnits = async (shopper: Visit, { product, inventoryId, quantity }: Stocked) => {
  const form = { intent: 'add', product_id: product.id, inventory_id: inventoryId, quantity };
  expect((await shopper.page.request.post(shopper.paths.cart(), { form })).ok()).toBe(true);
};

/** Puts two products of one page of the list into the cart: a page where no other test buys. */
export const fillFrom = async (shopper: Visit, page: number): Promise<void> => {
  const cards = await askCards(shopper, page);
  for (const { id } of cards.slice(0, 2)) {
    const product = await askProduct(shopper, id);
    await addUnits(shopper, { product, inventoryId: inStock(product).id, quantity: 1 });
  }
};

/** A product of that page of the list that the shop takes back, and has plenty of. */
export const askReturnable = async (shopper: Visit, page: number): Promise<ProductDetail> => {
  for (const { id } of await askCards(shopper, page)) {
    const product = await askProduct(shopper, id);
    const limit = product.max_per_order ?? 2;
    if (product.refundable && product.return_days > 0 && limit > 1 && inPlenty(product))
      return product;
  }
  throw new Error('Nothing on this page of the demo shop is taken back.');
};

/** The first of its variants that there are plenty of; undefined where there is none. */
export const inPlenty = ({ inventory }: ProductDetail): string | undefined =>
  inventory.find(({ quantity }) => quantity > 8)?.id;

/** Puts two of a product that can be given back into the cart, and one of another. */
export const fillReturnable = async (shopper: Visit): Promise<void> => {
  for (const [page, quantity] of [
    [3, 2],
    [4, 1],
  ] as const) {
    const product = await askReturnable(shopper, page);
    await addUnits(shopper, { product, inventoryId: inPlenty(product) ?? '', quantity });
  }
};

/** How many of the ordered line's variant the shop has. */
export const stockOf = async (shopper: Visit, line: Order['lines'][number]): Promise<number> => {
  const { inventory } = await askProduct(shopper, line.product.id);
  return inventory.find(({ id }) => id === line.inventory.id)?.quantity ?? 0;
};
