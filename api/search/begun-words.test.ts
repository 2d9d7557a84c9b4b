import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBrand, addProduct, refreshProducts } from '#test/factories.ts';
import { beginningsNear } from './engine/begun-with-slip.ts';

const db = await testDatabase();
const shop = testApp(db);

const offered = async (q: string) => {
  const { data } = await shop.call(getSuggestions, { query: { q } });
  return {
    words: data.suggested.map(({ title }) => title),
    products: data.product.map(({ title }) => title),
    search: data.search,
    brands: data.brands.map(({ title }) => title),
    missing: data.comes_near_to,
  };
};

beforeAll(async () => {
  const brand_id = await addBrand(db, 'Tempo');
  for (const line of ['Tempo', 'Alma', 'Riva']) {
    for (const [thing, french] of [
      ['plush elephant', 'Éléphant en peluche'],
      ['porcelain teapot', 'Théière en porcelaine'],
      ['paper pendant lamp', 'Suspension en papier'],
    ]) {
      const { id } = await addProduct(db, `${line} ${thing}`, {
        title: { en: `${line} ${thing}`, fr: `${french} ${line}` },
        ...(line === 'Tempo' && { brand_id }),
      });
      await refreshProducts(db, [id]);
    }
  }
  for (const line of ['Nova', 'Orbit', 'Prisma', 'Vega'])
    for (const thing of ['wireless headphones', 'dual-head stethoscope', 'organic T-shirt']) {
      const { id } = await addProduct(db, `${line} ${thing}`);
      await refreshProducts(db, [id]);
    }
  const hindi = { title: { en: 'Sahara slim trousers', hi: 'सहारा स्लिम फ़िट जींस' } };
  const arabic = { title: { en: 'Sahara cough syrup', ar: 'شراب للسعال بلا سكر' } };
  for (const texts of [
    ...Array.from({ length: 3 }, () => ({ title: { en: 'Sahara slim-fit jeans' } })),
    hindi,
    arabic,
    {
      title: { en: 'Sahara biscuit tin' },
      description: { en: '<p>It contains biscuits.</p>' },
    },
  ]) {
    const { id } = await addProduct(db, texts.title.en, texts);
    await refreshProducts(db, [id]);
  }
  await rebuildSearch(db);
}, 60_000);

const find = async (q: string) => {
  const { data } = await shop.call(getListing, { query: { q } });
  const { corrected, found_in: foundIn, products } = data;
  return { corrected, foundIn, titles: products.result.map(({ title }) => title) };
};

test('a slip in a word that is not typed whole leads to goods before a brand', async () => {
  const { words, products } = await offered('teepo');
  expect(words).toContain('teapot');
  expect(words).not.toContain('tempo');
  expect(products.every((title) => title.endsWith('porcelain teapot'))).toBe(true);
  expect((await offered('lmap')).words).toContain('lamp');
});

test('a brand that is typed as it is written stays one', async () => {
  const { products, brands, words } = await offered('temp');
  expect(products).toContain('Tempo plush elephant');
  expect(brands).toEqual(['Tempo']);
  expect(words).not.toContain('tempo');
});

test('beside a word that goods are called by stands what they are called in full', async () => {
  expect((await offered('lam')).words).toEqual(['lamp', 'paper pendant lamp']);
});

test('all results are those of the word that a text will probably become', async () => {
  expect((await offered('lam')).search).toBe('lamp');
  expect((await offered('teepo')).search).toBe('teapot');
  expect((await offered('Riva porc')).search).toBe('Riva porc');
});

test('one letter is wrong, missing, too many or in the place of its neighbour, in any script', () => {
  for (const [slip, meant] of [
    ['teepo', 'teapo'],
    ['tapo', 'teapo'],
    ['teaapo', 'teapo'],
    ['tepao', 'teapo'],
    ['مصبخ', 'مصبح'],
  ] as const)
    expect(beginningsNear(slip)).toContain(meant);
});

test('what is offered while a slip is typed is what Enter finds', async () => {
  for (const [typed, meant] of [
    ['teepo', 'teapot'],
    ['teepot', 'teapot'],
    ['tepot', 'teapot'],
    ['porcelan', 'porcelain'],
    ['pendnat', 'pendant'],
    ['lmap', 'lamp'],
    ['elefant', 'elephant'],
    ['jens', 'jeans'],
  ] as const) {
    const { corrected, titles } = await find(typed);
    expect(corrected, typed).toBe(meant);
    const { search, products } = await offered(typed);
    expect(search, typed).toBe(meant);
    expect(titles, typed).toEqual(expect.arrayContaining(products));
  }
});

test('a slip in a word of the shopper’s language is no word of another language', async () => {
  expect(await find('jens')).toMatchObject({ foundIn: null, corrected: 'jeans' });
  expect(await find('pilow')).toMatchObject({ foundIn: null, titles: [] });
  expect((await find('jeens')).titles[0]).toContain('jeans');
});

test('two slips do not make a word of a description of what was typed', async () => {
  expect(await find('cutains')).toMatchObject({ corrected: null, titles: [] });
});

test('a second word goes on as goods are called, and nothing is said to be missing of what is half typed', async () => {
  for (let n = 0; n < 6; n += 1) {
    const { id } = await addProduct(db, `Sahara terracotta pot ${n}`);
    await refreshProducts(db, [id]);
  }
  await rebuildSearch(db);
  const { products, missing, search } = await offered('porcelain te');
  expect(products).toHaveLength(3);
  for (const title of products) expect(title).toContain('porcelain teapot');
  expect({ missing, search }).toEqual({ missing: [], search: 'porcelain teapot' });
});

test('a slip that no goods are called by is read in the language that has such goods', async () => {
  const { data } = await shop.call(getListing, { query: { q: 'teepo' }, language: 'fr' });
  expect(data).toMatchObject({ corrected: 'teapot', found_in: 'en', mentioned: null });
  expect(data.products.result.map(({ title }) => title)).toContain('Théière en porcelaine Alma');
  const typed = await shop.call(getSuggestions, { query: { q: 'teepo' }, language: 'fr' });
  expect(typed.data.search).toBe('teapot');
  expect(typed.data.product).toHaveLength(3);
});

test('before anything is typed there are the words that popular goods are looked for by', async () => {
  const { words } = await offered('');
  expect(words).toContain('pendant lamp');
  expect(words).not.toContain('paper pendant lamp');
});

test('a keyword is whole and stands in one form', async () => {
  for (const line of ['Bosfor', 'Galata', 'Adalar']) {
    for (const thing of ['El Çantası', 'Çanta']) {
      const { id } = await addProduct(db, `${line} bag`, {
        title: { en: `${line} bag`, tr: `${line} ${thing}` },
      });
      await refreshProducts(db, [id]);
    }
  }
  await rebuildSearch(db);
  const { data } = await shop.call(getSuggestions, { query: { q: 'çan' }, language: 'tr' });
  expect(data.suggested[0]).toEqual({ title: 'çanta' });
  expect(data.suggested).not.toContainEqual({ title: 'çantası' });
  expect((await offered('porc')).words).not.toContain('porcelain');
});

test('the first part of what goods are called by leads to these, and compounds keep their hyphens', async () => {
  const { words, products } = await offered('head');
  expect(words[0]).toBe('headphones');
  expect(words.join()).not.toContain('stethoscope');
  for (const title of products) expect(title).toContain('headphones');
  expect((await offered('dual')).words).toContain('dual-head stethoscope');
  expect((await offered('t-sh')).words).toEqual(['t-shirt', 'organic t-shirt']);
});
