import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { refreshSearchFacts } from '#db/search/documents.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, refreshProducts } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const add = async (title: string, description = '<p>Made to last.</p>'): Promise<number> => {
  const { id } = await addProduct(db, title, { description: { en: description } });
  await refreshProducts(db, [id]);
  return id;
};

const setPopularity = async (id: number, popularity: number): Promise<void> => {
  await db.updateTable('product_card').set({ popularity }).where('product_id', '=', id).execute();
  await refreshSearchFacts(db, [id]);
};

const find = async (q: string, literal?: string) => {
  const { data } = await shop.call(getListing, { query: { q, ...(literal && { literal }) } });
  const titles = data.products.result.map(({ title }) => title);
  const { corrected, relaxed, comes_near_to, absent, mentioned } = data;
  const { total } = data.products;
  return { titles, total, corrected, relaxed, comes_near_to, absent, mentioned };
};

const MANY = 26;

beforeAll(async () => {
  for (const title of ['Reading lamp', 'Reading lamps', 'Reading lamp']) await add(title);
  await add('Walnut tray');
  const liked = await add('Serving walnut tray');
  const best = await add('Walnut tray');
  for (let at = 0; at < MANY; at += 1) await add(`Ceramic vase no. ${at}`);
  await add('Stoneware jar', '<p>Stands well beside a ceramic vase.</p>');
  for (let at = 0; at < 12; at += 1) await add(`USB stick no. ${at}`);
  await add('Linen curtain no. 1');
  await add(
    'Linen curtain no. 2',
    '<p>A curtain that darkens: this curtain lets a curtain be a wall.</p>',
  );
  for (const title of ['Quilted jacket', 'Wool coat', 'Kitchen radio']) await add(title);
  await add('Desk telephone', '<p>Rings through a speaker of its own.</p>');
  for (const title of ['Paella pan', 'Frying basket']) await add(title);
  for (let at = 0; at < 3; at += 1) await add(`Denim jeans no. ${at}`);
  await rebuildSearch(db);
  await setPopularity(best, 0.5);
  await setPopularity(liked, 1);
}, 60_000);

test('a word as it was typed comes before another form of it', async () => {
  expect((await find('reading lamp')).titles.slice(0, 2)).toEqual(['Reading lamp', 'Reading lamp']);
  expect((await find('reading lamps')).titles[0]).toBe('Reading lamps');
});

test('what sells better comes first among equals, and never before a better match', async () => {
  const { data } = await shop.call(getListing, { query: { q: 'walnut tray' } });
  const found = data.products.result;
  expect(found.map(({ title }) => title)).toEqual([
    'Walnut tray',
    'Walnut tray',
    'Serving walnut tray',
  ]);
  expect(Number(found[0]?.id)).toBeGreaterThan(Number(found[1]?.id));
});

test('behind a page of titles comes what says the words in its description', async () => {
  const { total, titles } = await find('ceramic vase');
  expect(total).toBe(MANY + 1);
  expect(titles).not.toContain('Stoneware jar');
});

test('an ordinary word that nothing has is a slip beside words that stand with the other one', async () => {
  const slipped = await find('usb tick');
  expect(slipped.corrected).toBe('usb stick');
  expect(slipped.titles[0]).toContain('USB stick');
  expect((await find('tick')).corrected).toBeNull();
  expect((await find('walnut tick')).corrected).toBeNull();
});

test('of few matches those come first whose texts speak of it too', async () => {
  expect((await find('linen curtain')).titles[0]).toBe('Linen curtain no. 2');
});

test('a shop without trousers shows its jeans for them, and corrects nothing', async () => {
  for (const q of ['trousers', 'pants']) {
    const { titles, corrected, comes_near_to } = await find(q);
    expect(titles).toHaveLength(3);
    expect(corrected).toBeNull();
    expect(comes_near_to).toEqual([q]);
  }
  expect(await find('denim trousers')).toMatchObject({
    comes_near_to: ['trousers'],
    relaxed: null,
  });
  expect((await find('jeans')).comes_near_to).toEqual([]);
});

test('what a text only mentions is no thing of that name: goods that come near are before it', async () => {
  const { titles, comes_near_to } = await find('speakers');
  expect(titles).toEqual(['Kitchen radio', 'Desk telephone']);
  expect(comes_near_to).toEqual(['speakers']);
});

test('what only a description mentions is said to be no name of a product', async () => {
  await expect(find('wall')).resolves.toMatchObject({
    titles: ['Linen curtain no. 2'],
    mentioned: 'wall',
  });
  expect((await find('curtain')).mentioned).toBeNull();
  expect((await find('wall hammock')).mentioned).toBeNull();
});

test('of a search that has a word of no product that word is named', async () => {
  expect(await find('denim hammock')).toMatchObject({ absent: ['hammock'] });
  expect((await find('denim jeans')).absent).toEqual([]);
});

test('a word that no product has is said to be left out, however well the others fit', async () => {
  const { titles, relaxed } = await find('denim hammock');
  expect(titles).toHaveLength(3);
  expect(relaxed).toBe('fewer_words');
  expect((await find('hammock')).relaxed).toBeNull();
});

test('goods that come near are shown only where the shop has none of what was asked for', async () => {
  expect(await find('jacket')).toMatchObject({ titles: ['Quilted jacket'], comes_near_to: [] });
});

test('what nobody sells by a name of two words is looked for by each of them', async () => {
  const { titles, relaxed } = await find('frying pan');
  expect(titles.toSorted()).toEqual(['Frying basket', 'Paella pan']);
  expect(relaxed).toBe('fewer_words');
});
