import { beforeEach, expect, test } from 'vitest';
import {
  deleteAddress,
  listAddresses,
  makeDefaultAddress,
  restoreAddress,
  saveAddress,
} from '#contract/addresses/address-book.ts';
import { getCart, updateShipping } from '#contract/cart/cart.ts';
import { runMaintenance } from '#jobs/maintenance/run.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, inDays } from '#test/factories.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const { inventories } = await addProduct(db, 'Kettle', { quantity: 500 });
const kettle = inventories[0] ?? 0;

let shopper: Shopper;
let minute = 0;
beforeEach(async () => {
  shopper = new Shopper(app);
  shopper.token = (await addAccount(db)).token;
});

const later = (minutes: number): void => {
  minute += minutes;
  app.setNow(new Date(inDays(0).getTime() + minute * 60_000));
};

/** Saves an address in that city. */
const save = async (city: string, also = {}): Promise<string> => {
  later(1);
  const json = { ...PARIS, city, ...also };
  return given(await shopper.ask(saveAddress, { json })).id;
};
const remove = async (id: string) => given(await shopper.ask(deleteAddress, { query: { id } }));
const restore = (id: string) => shopper.ask(restoreAddress, { json: { id } });

const book = async () => given(await shopper.ask(listAddresses)).addresses;
const defaults = async () =>
  (await book()).filter(({ is_default }) => is_default).map(({ city }) => city);
const cartCity = async () => given(await shopper.ask(getCart)).address?.city;

test('the first address is the default one, until another is made it', async () => {
  await save('Paris');
  const lyon = await save('Lyon');
  expect(await defaults()).toEqual(['Paris']);
  given(await shopper.ask(makeDefaultAddress, { json: { id: lyon } }));
  expect(await defaults()).toEqual(['Lyon']);
  await save('Nice', { is_default: true });
  expect(await defaults()).toEqual(['Nice']);
});

test('the checkout goes to the default address where no other was chosen, and orders go there', async () => {
  await save('Paris');
  const lyon = await save('Lyon');
  given(await shopper.add(kettle));
  expect(await cartCity()).toBe('Paris');
  given(await shopper.ask(updateShipping, { json: { address_id: lyon } }));
  expect(await cartCity()).toBe('Lyon');
  await remove(lyon);
  expect(await cartCity()).toBe('Paris');
  given(await restore(lyon));
  expect(await cartCity()).toBe('Lyon');
  const [paris] = (await book()).filter(({ city }) => city === 'Paris');
  given(await shopper.ask(makeDefaultAddress, { json: { id: paris?.id ?? '' } }));
  expect(await cartCity()).toBe('Paris');
  expect((await shopper.ordered()).address.city).toBe('Paris');
});

test('a deleted address can be taken back as it was within an hour, and then no more', async () => {
  await save('Nice');
  const paris = await save('Paris', { is_default: true });
  await save('Lyon');
  await remove(paris);
  expect((await book()).map(({ city }) => city)).toEqual(['Lyon', 'Nice']);
  expect(await defaults()).toEqual(['Lyon']);
  given(await restore(paris));
  // Pressed twice.
  given(await restore(paris));
  expect(await defaults()).toEqual(['Paris']);
  expect(await book()).toHaveLength(3);

  await remove(paris);
  later(61);
  const at = new Date(inDays(0).getTime() + minute * 60_000);
  await runMaintenance(db, at, new AbortController().signal);
  expect((await restore(paris)).status).toBe(404);
  expect(await defaults()).toEqual(['Lyon']);
});

test('two tabs that save at once leave one default address', async () => {
  later(1);
  await Promise.all(
    ['Paris', 'Lyon', 'Nice'].map(async (city) =>
      given(await shopper.ask(saveAddress, { json: { ...PARIS, city, is_default: true } })),
    ),
  );
  expect(await defaults()).toHaveLength(1);
});

test('what a deleted address has said is changed and chosen by nobody', async () => {
  const id = await save('Paris');
  await remove(id);
  expect((await shopper.ask(saveAddress, { json: { ...PARIS, id } })).status).toBe(404);
  expect((await shopper.ask(makeDefaultAddress, { json: { id } })).status).toBe(404);
  given(await shopper.add(kettle));
  expect((await shopper.ask(updateShipping, { json: { address_id: id } })).status).toBe(404);
  expect(await cartCity()).toBeUndefined();
});
