import { expect, test } from 'vitest';
import { changeComparison, getSharedComparison, listCompared } from '#contract/compare/compare.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addCategory, addProduct, refreshProducts } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const lamps = await addCategory(db, { en: 'Lamps', fr: 'Lampes' });
const pans = await addCategory(db, 'Pans');

const add = async (
  title: string,
  {
    category = lamps,
    selling = 2000,
    quantity = 10,
    weight = { en: '1 kg' } as { en: string; fr?: string },
  },
) => {
  const { id } = await addProduct(db, title, { category_id: category, selling, quantity });
  await db
    .insertInto('specification')
    .values({
      product_id: id,
      position: 0,
      label: { en: 'Weight', fr: 'Poids' },
      value: weight,
    })
    .execute();
  await refreshProducts(db, [id]);
  return String(id);
};

const light = await add('Light', { weight: { en: '1.5 kg', fr: '1,5 kg' }, selling: 1500 });
const heavy = await add('Heavy', { weight: { en: '1500 g' } });
const pan = await add('Pan', { category: pans, weight: { en: '2 kg' } });

const newMember = async (...ids: string[]) => {
  const member = new Shopper(app);
  member.token = (await addAccount(db)).token;
  for (const product_id of ids) given(await member.ask(changeComparison, { json: { product_id } }));
  return member;
};

test('products are compared row by row, in the shopper’s language, whatever their units', async () => {
  const member = await newMember(light, heavy);
  const { products, rows, best, mixed } = given(await member.ask(listCompared, { language: 'fr' }));
  expect(products).toMatchObject([
    { id: light, compared: 1, category: { title: 'Lampes' } },
    { id: heavy, specifications: [{ label: 'Poids', value: '1500 g' }] },
  ]);
  expect(rows).toEqual([
    { label: 'Poids', values: ['1,5 kg', '1500 g'], differs: false, best: [] },
  ]);
  expect([best, mixed]).toEqual([{ price: [light], rating: [] }, false]);
});

test('what is sold out is the best of nothing', async () => {
  const gone = await add('Gone', { weight: { en: '1 kg' }, selling: 900, quantity: 0 });
  const member = await newMember(light, heavy, gone);
  expect(given(await member.ask(listCompared)).best.price).toEqual([light]);
});

test('a smaller pack is not marked as the cheaper one', async () => {
  const sold = async (title: string, selling: number, size: string) => {
    const id = await add(title, { selling });
    await db
      .insertInto('specification')
      .values({
        product_id: Number(id),
        position: 1,
        label: { en: 'Net quantity' },
        value: { en: size },
      })
      .execute();
    return id;
  };
  const jar = await sold('Jar', 800, '250 g');
  const bucket = await sold('Bucket', 2500, '1 kg');
  const tin = await sold('Tin', 700, '0.25 kg');
  const cheapestOf = async (...ids: string[]) =>
    given(await (await newMember(...ids)).ask(listCompared)).best.price;
  expect(await cheapestOf(jar, bucket)).toEqual([]);
  expect(await cheapestOf(jar, light)).toEqual([]);
  expect(await cheapestOf(jar, tin)).toEqual([tin]);
});

test('products of different categories are told to be so, and none of them is the best', async () => {
  const member = await newMember(light, pan);
  const { mixed, rows, best } = given(await member.ask(listCompared));
  expect([mixed, rows[0]?.differs]).toEqual([true, true]);
  expect(best).toEqual({ price: [], rating: [] });
  expect(rows.flatMap((row) => row.best)).toEqual([]);
});

test('with nothing to compare there is nothing to share', async () => {
  const { products, rows, share_token } = given(await (await newMember()).ask(listCompared));
  expect([products, rows, share_token]).toEqual([[], [], null]);
});

test('who has the link sees the comparison as it was shared, and nothing of who shared it', async () => {
  const member = await newMember(light, heavy);
  const token = given(await member.ask(listCompared)).share_token ?? '';
  given(await member.ask(changeComparison, { json: { product_id: heavy, compared: false } }));
  const shared = given(await new Shopper(app).ask(getSharedComparison, { query: { token } }));
  expect(shared.products.map(({ id, compared }) => [id, compared])).toEqual([
    [light, null],
    [heavy, null],
  ]);
  expect(shared).not.toHaveProperty('share_token');
  expect(given(await (await newMember(light, heavy)).ask(listCompared)).share_token).toBe(token);
});

test('a link that nobody has been given opens nothing', async () => {
  const member = await newMember(light);
  const token = given(await member.ask(listCompared)).share_token ?? '';
  const mac = token.split('.').at(-1) ?? '';
  for (const forged of [
    `${heavy}.${mac}`,
    `${light}.${heavy}.${mac}`,
    `${light}.${'A'.repeat(22)}`,
    mac,
    'nothing',
  ]) {
    const answer = await new Shopper(app).ask(getSharedComparison, { query: { token: forged } });
    expect(answer.status, forged).toBe(404);
  }
});

test('a product that is hidden later is missing in a shared comparison', async () => {
  const passing = await add('Passing', {});
  const member = await newMember(light, passing);
  const token = given(await member.ask(listCompared)).share_token ?? '';
  await db.deleteFrom('product_card').where('product_id', '=', Number(passing)).execute();
  const { products, rows } = given(await member.ask(getSharedComparison, { query: { token } }));
  expect(products.map(({ id }) => id)).toEqual([light]);
  expect(rows[0]?.values).toEqual(['1,5 kg'.replace(',', '.')]);
});
