import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addCategory, addProduct, refreshProducts } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const find = async (q: string) => {
  const { data } = await shop.call(getListing, { query: { q } });
  const titles = data.products.result.map(({ title }) => title.replace(/, no \d$/, ''));
  return { titles: [...new Set(titles)], categories: data.facets.categories, data };
};

const add = async (title: string, category_id: number, text = 'Made to last.'): Promise<void> => {
  for (let at = 1; at <= 3; at += 1) {
    const { id } = await addProduct(db, `${title}, no ${at}`, {
      category_id,
      description: { en: `<p>${text}</p>` },
    });
    await refreshProducts(db, [id]);
  }
};

beforeAll(async () => {
  const light = await addCategory(db, 'Light');
  const games = await addCategory(db, 'Games');
  const kitchen = await addCategory(db, 'Kitchen');
  await add('Paper lamp', light);
  await add('Bright LED bulb', light);
  await add('Jigsaw of a harbour', games, 'A lamp burns in each window, and each lamp is lit.');
  await add('Garden lamp', light, 'For a bench or a swing.');
  await add('Lantern chart', games, 'A lamp shines on each bench.');
  await add('Bread knife', kitchen);
  await add('Olive oil', kitchen, 'For a salad or a slice of toast.');
  await rebuildSearch(db);
}, 60_000);

test('a lamp is a lamp, then a bulb, and no puzzle that only shows one', async () => {
  const { titles, categories } = await find('lamp');
  expect(new Set(titles.slice(0, 2))).toEqual(new Set(['Paper lamp', 'Garden lamp']));
  expect(titles.slice(2)).toEqual(['Bright LED bulb']);
  expect(categories.map(({ title }) => title)).toEqual(['Light']);
  expect((await find('bulb')).titles).toEqual(['Bright LED bulb']);
});

test('what is said in a description is found where several words are asked for, or nothing is called so', async () => {
  expect((await find('harbour lamp')).titles).toContain('Jigsaw of a harbour');
  const { titles, data } = await find('toast');
  expect(titles).toEqual(['Olive oil']);
  expect(data.mentioned).toBe('toast');
});

test('of goods that are called as several words say, nothing else that mentions these is shown', async () => {
  expect((await find('bench lamp')).titles).toEqual(['Garden lamp', 'Paper lamp']);
});

test('while one types words that no product has all of, goods are offered that are called by one', async () => {
  const { data } = await shop.call(getSuggestions, { query: { q: 'marble knife' } });
  expect(data.product[0]?.title).toContain('Bread knife');
});
