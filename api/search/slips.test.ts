import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, refreshProducts } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const add = async (title: string, times: number): Promise<void> => {
  for (let at = 0; at < times; at += 1) {
    const { id } = await addProduct(db, `${title} no. ${at}`);
    await refreshProducts(db, [id]);
  }
};

beforeAll(async () => {
  await add('USB fan', 3);
  await add('US adapter', 1);
  await add('Power bank', 4);
  await add('Back support with power massage', 8);
  await add('Backpack rain cover', 8);
  await add('Red sofa', 9);
  await add('Reds coaster', 1);
  await add('DVD player', 9);
  await add('Card game to play with a DVD', 2);
  await add('Portable speakers', 2);
  await add('Speaking clock', 4);
  await add('Desk lamp', 3);
  await add('CD drive', 3);
  await add('Slim drive with USB C', 5);
  await add('Gaming desk', 2);
  await add('PC cable', 2);
  await add('Frying pan', 3);
  await add('Pain relief gel', 6);
  const { id } = await addProduct(db, 'Tower', { description: { en: '<p>A gaming PC.</p>' } });
  await refreshProducts(db, [id]);
  await rebuildSearch(db);
}, 60_000);

const find = async (q: string) => {
  const { data } = await shop.call(getListing, { query: { q } });
  return { corrected: data.corrected, first: data.products.result[0]?.title ?? '' };
};

test('a space that was struck a letter too early or too late is moved', async () => {
  expect(await find('us bfan')).toMatchObject({ corrected: 'usb fan' });
  expect((await find('us bfan')).first).toContain('USB fan');
  expect((await find('powe rbank')).first).toContain('Power bank');
});

test('a space is not moved where one word alone is misspelt', async () => {
  expect(await find('red ssofa')).toMatchObject({ corrected: 'red sofa' });
});

test('a slip is read as what titles have side by side with the word beside it', async () => {
  expect(await find('power bak')).toMatchObject({ corrected: 'power bank' });
});

test('a slip is no word of the query again', async () => {
  expect((await find('usb ub')).corrected).not.toBe('usb usb');
});

test('a slip that has the stem of another word is mended where a commoner one is nearer', async () => {
  expect(await find('dvd playe')).toMatchObject({ corrected: 'dvd player' });
});

test('a slip that has the stem of an even commoner word is mended where nobody writes it so', async () => {
  expect(await find('speakes')).toMatchObject({ corrected: 'speakers' });
});

test('a slip in a form that no title has is mended where titles have another form of the word', async () => {
  const found = await find('lmaps');
  expect(found.corrected).toBe('lamps');
  expect(found.first).toContain('Desk lamp');
});

test('a space is not moved to a word that is hardly commoner than the one that was typed', async () => {
  expect(await find('cd rive')).toMatchObject({ corrected: 'cd drive' });
});

test('a space between two words that nobody sells is moved where only a description has both', async () => {
  expect(await find('gamin gpc')).toMatchObject({ corrected: 'gaming pc' });
});

test('no other reading is offered than what some title has', async () => {
  const { data } = await shop.call(getListing, { query: { q: 'fryng pann' } });
  expect(data.corrected).toBe('frying pan');
  expect(data.suggestions).not.toContain('frying pain');
});
