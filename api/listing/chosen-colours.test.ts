import { expect, test } from 'vitest';
import { getListing, listProducts } from '#contract/catalogue/listing.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAttribute, addProduct } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const colour = await addAttribute(db, 'Colour', ['Olive', 'Navy']);
const [olive, navy] = colour.values.map(Number);
await db
  .updateTable('attribute_value')
  .set({ color: '#123456' })
  .where('attribute_id', '=', colour.id)
  .execute();
const coloured = (value: number | undefined, image: string, quantity = 5) => ({
  values: { [colour.id]: value ?? 0 },
  image,
  quantity,
});
await addProduct(db, 'Backpack', {
  variants: [
    coloured(olive, 'olive.webp'),
    coloured(navy, 'navy-sold-out.webp', 0),
    coloured(navy, 'navy.webp'),
  ],
});

const chosen = { attribute: String(colour.id), value: String(navy) };

test('what is listed by a colour is shown in it, and its page opens in it', async () => {
  const query = { attribute: [String(navy)] };
  const [card] = (await shop.call(getListing, { query })).data.products.result;
  expect(card).toMatchObject({ image: 'navy.webp', image_2: null, chosen_colour: chosen });
  const [further] = (await shop.call(listProducts, { query })).data.products.result;
  expect(further).toEqual(card);
});

test('without a choice the product shows its own picture', async () => {
  const [card] = (await shop.call(getListing, { query: {} })).data.products.result;
  expect(card).toMatchObject({ image: 'front.webp' });
  expect(card).not.toHaveProperty('chosen_colour');
});
