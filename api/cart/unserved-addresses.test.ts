import { expect, test } from 'vitest';
import { saveAddress } from '#contract/addresses/address-book.ts';
import { listUnservedAddresses, selectCartLines } from '#contract/cart/cart.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, addShippingRule } from '#test/factories.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);

const addSentTo = async (title: string, country: string): Promise<number> => {
  const shipping_rule_id = await addShippingRule(db, { places: [{ country, price: 500 }] });
  return (await addProduct(db, title, { shipping_rule_id })).inventories[0] ?? 0;
};
const lamp = await addSentTo('Lamp', 'FR');
const rug = await addSentTo('Rug', 'TR');

const BERLIN = { ...PARIS, country: 'DE', city: 'Berlin', zip: '10115', phone: '+4930123456' };
const unserved = async (shopper: Shopper) =>
  given(await shopper.ask(listUnservedAddresses)).address_ids;
const save = async (shopper: Shopper, json: typeof PARIS) =>
  given(await shopper.ask(saveAddress, { json })).id;

test('a shopper hears to which addresses of the book not all that is selected is delivered', async () => {
  const shopper = new Shopper(app);
  given(await shopper.add(lamp));
  const [paris, berlin] = [await save(shopper, PARIS), await save(shopper, BERLIN)];
  expect(await unserved(shopper)).toEqual([berlin]);

  const { cartProducts } = given(await shopper.add(rug));
  expect(new Set(await unserved(shopper))).toEqual(new Set([paris, berlin]));

  const unchecked = cartProducts
    .filter(({ product }) => product.title === 'Rug')
    .map(({ id }) => id);
  given(await shopper.ask(selectCartLines, { json: { checked: [], unchecked } }));
  expect(await unserved(shopper)).toEqual([berlin]);
});

test('the addresses of others are nobody’s to hear of', async () => {
  const [owner, stranger] = [new Shopper(app), new Shopper(app)];
  given(await owner.add(lamp));
  await save(owner, BERLIN);
  given(await stranger.add(lamp));
  expect(await unserved(stranger)).toEqual([]);
  expect((await new Shopper(app).ask(listUnservedAddresses)).status).toBe(401);
});
