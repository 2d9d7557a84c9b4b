import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAttribute, addBrand, addCategory, addFlashSale, addProduct } from '#test/factories.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';

const db = await testDatabase();
const shop = testApp(db);

const kitchen = await addCategory(db, 'Kitchen');
const kettles = await addCategory(db, 'Kettles', { parent_id: kitchen });
const colour = await addAttribute(db, 'Colour', ['Blue', 'Red']);

const addSome = async (from: number, to: number): Promise<void> => {
  for (let n = from; n < to; n += 1) {
    const brand = await addBrand(db, `Brand ${n}`);
    const { id } = await addProduct(db, `Kettle ${n}`, {
      category_id: kettles,
      brand_id: brand,
      variants: colour.values.map((value) => ({ values: { [colour.id]: value } })),
    });
    await addFlashSale(db, { [id]: 1500 });
  }
};

/** The statements that something sends to the database. */
const countDuring = async (work: () => Promise<void>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const count = query.mock.calls.filter(
    ([statement]) => !JSON.stringify(statement).includes('set time zone'),
  ).length;
  query.mockRestore();
  return count;
};

const countStatements = (path: string): Promise<number> =>
  countDuring(async () => expect((await shop.request(path)).status, path).toBe(200));

const PATHS: [path: string, most: number][] = [
  ['/common', 5],
  ['/home', 12],
  ['/categories', 1],
  ['/brands', 1],
  ['/all', 4],
  ['/all?category=kitchen&sub_category=kettles&q=kettle&brand=1&tag=x', 11],
  ['/products?category=kitchen', 3],
  ['/search?q=kett', 5],
  ['/flash-sale', 2],
  ['/flash-sale/1', 1],
  ['/flash-products/1', 4],
  ['/store', 1],
  ['/store/corner-shop', 8],
  ['/sitemap', 6],
  ['/sitemap/product', 1],
  ['/product/1', 5],
  ['/product/kettle-0', 6],
  ['/suggested-products/1', 2],
  ['/reviews/1', 3],
  ['/localization', 0],
  ['/countries-phones', 0],
];

test('the number of statements of a call does not grow with the catalogue', async () => {
  await addSome(0, 2);
  await db
    .insertInto('tag')
    .values({ slug: { en: 'x' }, title: { en: 'X' } })
    .execute();
  await db
    .insertInto('product_tag')
    .expression((eb) =>
      eb.selectFrom(['product', 'tag']).select(['product.id', 'tag.id as tag_id']),
    )
    .execute();
  // The first search of a process reads the words of its language.
  await shop.request('/all?q=kettle');
  // What a call asks the first time, and again: cards that were shown are kept.
  const count = async () => {
    const counts: { path: string; first: number; again: number }[] = [];
    for (const [path] of PATHS) {
      const first = await countStatements(path);
      counts.push({ path, first, again: await countStatements(path) });
    }
    return counts;
  };
  const few = await count();
  await addSome(2, 30);
  const many = await count();
  for (const [index, [path, most]] of PATHS.entries()) {
    expect(few[index]?.first, path).toBeLessThanOrEqual(most);
    expect(many[index]?.first, path).toBeLessThanOrEqual(most);
    expect(many[index]?.again, path).toBeLessThanOrEqual(few[index]?.again ?? 0);
  }
});

test('products asked for at the same time are read together, each in its language', async () => {
  const { id } = await addProduct(db, { en: 'Red kettle', fr: 'Bouilloire rouge' });
  const other = await addProduct(db, { en: 'Teapot', fr: 'Théière' });
  const asked = [
    [id, 'en', 'Red kettle'],
    [id, 'fr', 'Bouilloire rouge'],
    [other.id, 'fr', 'Théière'],
    [other.id, 'en', 'Teapot'],
  ] as const;
  await shop.request(`/product/${id}`);
  const alone = await countStatements(`/product/${id}`);
  const told: unknown[] = [];
  const together = await countDuring(async () => {
    const calls = [...asked, [9_999_999, 'en', null] as const].map(async ([one, language]) => {
      const answer = await shop.request(`/product/${one}`, { headers: { language } });
      const { data } = (await answer.json()) as { data: { product: { title: string } } | null };
      return data?.product.title ?? null;
    });
    told.push(...(await Promise.all(calls)));
  });
  expect(told).toEqual([...asked.map(([, , title]) => title), null]);
  // Each product's own statement is one for all of them.
  expect(together).toBeLessThan(asked.length * alone);
});

test('a guest’s whole purchase takes thirteen statements', async () => {
  const kettle = await addOne(db, 'Quick kettle');
  const buy = async (): Promise<void> => {
    const shopper = new Shopper(shop);
    given(await shopper.add(kettle));
    await shopper.ordered({ address: PARIS });
  };
  await buy();
  expect(await countDuring(buy)).toBeLessThanOrEqual(13);
});
