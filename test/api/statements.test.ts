import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAttribute, addBrand, addCategory, addFlashSale, addProduct } from '#test/factories.ts';

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

/** The statements that each call sends to the database. */
const countStatements = async (path: string): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const response = await shop.request(path);
  expect(response.status, path).toBe(200);
  const count = query.mock.calls.filter(
    ([statement]) => !JSON.stringify(statement).includes('set time zone'),
  ).length;
  query.mockRestore();
  return count;
};

const PATHS: [path: string, most: number][] = [
  ['/common', 5],
  ['/home', 12],
  ['/categories', 1],
  ['/brands', 1],
  ['/all', 4],
  ['/all?category=kitchen&sub_category=kettles&q=kettle&brand=1&tag=x', 10],
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
