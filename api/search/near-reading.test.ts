import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, refreshProducts } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const SOLD = 25;
const PAGE = 24;

const add = async (title: string, times = 1): Promise<void> => {
  for (let at = 0; at < times; at += 1) {
    const { id } = await addProduct(db, `${title}, no. ${at}`);
    await refreshProducts(db, [id]);
  }
};

beforeAll(async () => {
  await add('Gaming mouse', SOLD);
  await add('Gaming chair', 2);
  await add('PS4 controller', SOLD);
  await add('Gift card', SOLD);
  await add('Garden hose', SOLD);
  await add('Garden house');
  await add('Paper clown', SOLD);
  await add('Golden crown', 2);
  await add('Camping stove', SOLD);
  await add('Camping store voucher', PAGE);
  await rebuildSearch(db);
}, 60_000);

const find = async (q: string, literal?: string) => {
  const { data } = await shop.call(getListing, { query: { q, ...(literal && { literal }) } });
  const titles = data.products.result.map(({ title }) => title.replace(/, no\. \d+$/, ''));
  const { corrected, relaxed, comes_near_to, then_for, suggestions } = data;
  return {
    titles,
    total: data.products.total,
    corrected,
    relaxed,
    comes_near_to,
    then_for,
    suggestions,
  };
};

test('what an ordinary word is a slip away from comes first where no product has it beside the others', async () => {
  const found = await find('gaming house');
  expect(found).toMatchObject({
    corrected: null,
    relaxed: null,
    comes_near_to: ['gaming house'],
    then_for: null,
  });
  expect(found.suggestions[0]).toBe('gaming mouse');
  expect(new Set(found.titles)).toEqual(new Set(['Gaming mouse']));
  expect(found.total).toBe(SOLD + 3);
});

test('a code that no product has shows what comes near, and is not replaced', async () => {
  const alone = await find('ls4');
  expect(alone).toMatchObject({ corrected: null, comes_near_to: ['ls4'], suggestions: ['ps4'] });
  expect(alone.titles[0]).toBe('PS4 controller');
  const beside = await find('ls4 controller');
  expect(beside).toMatchObject({ corrected: null, comes_near_to: ['ls4 controller'] });
  expect(beside.titles[0]).toBe('PS4 controller');
});

test('an ordinary word alone finds nothing else', async () => {
  expect(await find('gist')).toMatchObject({ titles: [], comes_near_to: [] });
});

test('the few products that are called what was typed go before what comes near', async () => {
  const found = await find('garden house');
  expect(found).toMatchObject({ corrected: null, comes_near_to: [], then_for: 'garden hose' });
  expect(found.titles.slice(0, 2)).toEqual(['Garden house', 'Garden hose']);
});

test('what titles call their thing by is meant as it was typed', async () => {
  const found = await find('paper crown');
  expect(found).toMatchObject({ corrected: null, comes_near_to: [], relaxed: 'fewer_words' });
});

test('nothing comes near to what fills a page, nor to what is meant as it was typed', async () => {
  expect(await find('camping store')).toMatchObject({ comes_near_to: [], then_for: null });
  expect(await find('garden house', 'garden house')).toMatchObject({ then_for: null });
});

test('what is offered while somebody types says where it only comes near', async () => {
  const suggest = async (q: string) => {
    const { data } = await shop.call(getSuggestions, { query: { q } });
    return { near: data.comes_near_to, first: data.product[0]?.title ?? '' };
  };
  const near = await suggest('gaming house');
  expect(near.near).toEqual(['gaming house']);
  expect(near.first).toContain('Gaming mouse');
  expect((await suggest('garden hose')).near).toEqual([]);
  expect((await suggest('')).near).toEqual([]);
});
