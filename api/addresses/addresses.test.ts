import { beforeEach, expect, test } from 'vitest';
import {
  deleteAddress,
  getAddress,
  listAddresses,
  saveAddress,
} from '#contract/addresses/address-book.ts';
import { getCart, updateShipping } from '#contract/cart/cart.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, inDays } from '#test/factories.ts';
import { given, PARIS, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const { inventories } = await addProduct(db, 'Kettle');
let shopper: Shopper;
beforeEach(() => {
  shopper = new Shopper(app);
  app.setNow(inDays(0));
});

const LYON = { ...PARIS, city: 'Lyon', zip: '69001' };
const save = async (json: typeof PARIS & { id?: string }) => shopper.ask(saveAddress, { json });
const cities = async () =>
  given(await shopper.ask(listAddresses)).addresses.map(({ city }) => city);

test('the first address makes a visitor a guest; the newest stands at the front', async () => {
  const answer = await save({ ...PARIS, phone: '06 12 34 56 78' });
  expect(answer.message).toBe('Address added successfully!!!');
  expect(answer.data).toMatchObject({ city: 'Paris', phone: '+33612345678' });
  expect(answer.data.user_token).toMatch(/^\w{18}$/);
  app.setNow(inDays(1));
  given(await save(LYON));
  expect(await cities()).toEqual(['Lyon', 'Paris']);
});

test('an address is changed in its place and deleted by its id', async () => {
  const { id } = given(await save(PARIS));
  const changed = await save({ ...LYON, id });
  expect(changed.message).toBe('Address updated successfully!!!');
  expect(await cities()).toEqual(['Lyon']);
  const one = given(await shopper.ask(getAddress, { params: { id } })).address;
  expect(one).toMatchObject({ id, city: 'Lyon' });
  given(await shopper.ask(deleteAddress, { query: { id } }));
  expect(await cities()).toEqual([]);
  expect((await shopper.ask(deleteAddress, { query: { id } })).status).toBe(404);
});

test('a wrong address is refused beside its fields, and changes nothing', async () => {
  const { id } = given(await save(PARIS));
  const { fields } = refused(await save({ ...LYON, id, zip: '1', phone: '12345' }));
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(['phone', 'zip']);
  expect(await cities()).toEqual(['Paris']);
});

test("another's address does not exist", async () => {
  const { id } = given(await save(PARIS));
  const stranger = new Shopper(app);
  await stranger.add(inventories[0] ?? 0);
  expect((await stranger.ask(getAddress, { params: { id } })).status).toBe(404);
  expect((await stranger.ask(saveAddress, { json: { ...LYON, id } })).status).toBe(404);
  expect((await stranger.ask(deleteAddress, { json: { id } })).status).toBe(404);
  expect((await stranger.ask(updateShipping, { json: { address_id: id } })).status).toBe(404);
  expect(await cities()).toEqual(['Paris']);
});

test('an address of the book goes on the cart, and typing another one leaves the book alone', async () => {
  const { id } = given(await save(PARIS));
  await shopper.add(inventories[0] ?? 0);
  const chosen = given(await shopper.ask(updateShipping, { json: { address_id: id } }));
  expect(chosen.address?.city).toBe('Paris');
  given(await shopper.ask(updateShipping, { json: { address: LYON } }));
  expect(given(await shopper.ask(getCart)).address?.city).toBe('Lyon');
  expect((await cities()).toSorted()).toEqual(['Lyon', 'Paris']);
  expect((await shopper.ordered({ address_id: id })).address.city).toBe('Paris');
});

test('an address that is sent twice, from two tabs or after a crash, is saved once', async () => {
  const { id } = given(await save(PARIS));
  given(await save(LYON));
  const again = await Promise.all([save(PARIS), save(PARIS)]);
  expect(again.map((answer) => given(answer).id)).toEqual([id, id]);
  expect(await cities()).toHaveLength(2);
});

test('the book holds fifty addresses', async () => {
  for (let n = 1; n <= 50; n += 1) given(await save({ ...PARIS, address_1: `${n} rue de Lille` }));
  expect(refused(await save(PARIS)).form).toEqual([
    'Your address book is full. Please delete an address first.',
  ]);
});
