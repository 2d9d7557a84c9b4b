import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { refreshSearchDocuments, refreshSearchFacts } from '#db/search/documents.ts';
import { updatePopularDocuments } from '#db/search/popular.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { addSynonyms } from '#db/search/synonyms.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { search } from '#api/search/engine/search.ts';
import type { SearchResult } from '#api/search/engine/search.ts';
import { createVocabularies } from '#api/search/engine/vocabularies.ts';
import { listZeroResults, recordZeroResults } from '#api/search/zero-results.ts';
import { suggest } from '#api/search/suggest.ts';
import { createSharedCache } from '#api/shared-cache.ts';
import { testDatabase } from '#test/database.ts';

const db = await testDatabase();
let clock = 0;
const vocabularies = createVocabularies(db, {
  now: () => clock,
  onError: (error) => {
    throw error;
  },
});
const sources = {
  vocabularies,
  sharedCache: createSharedCache({ db, now: () => new Date(clock) }),
};

type Product = {
  title: Texts;
  category: number;
  description?: Texts;
  selling?: number;
  stock?: number;
};

let shop = { store: 0, rule: 0, brand: 0, audio: 0, kitchen: 0 };

const addProduct = async ({ title, category, description, selling, stock }: Product) => {
  const { id } = await db
    .insertInto('product')
    .values({
      store_id: shop.store,
      shipping_rule_id: shop.rule,
      brand_id: shop.brand,
      category_id: category,
      slug: { en: `p-${Math.random().toString(36).slice(2)}` },
      title,
      description: description ?? { en: 'As described.' },
      selling: selling ?? 1_000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('inventory')
    .values({ product_id: id, sku: `sku-${id}`, quantity: stock ?? 5 })
    .execute();
  await refresh([id]);
  return id;
};

const refresh = async (ids: number[]): Promise<void> => {
  await sql`select refresh_product_cards(${ids}::bigint[])`.execute(db);
  await refreshSearchDocuments(db, ids);
};

const find = (q: string, language: LanguageCode = 'en'): Promise<SearchResult> =>
  search(db, vocabularies, { q, language });

const addCategory = async (title: Texts): Promise<number> => {
  const values = { slug: { en: title.en.toLowerCase() }, title, image: 'c.png' };
  const row = await db
    .insertInto('category')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

let kettle = 0;
let bottle = 0;
let headphones = 0;
let router = 0;

beforeAll(async () => {
  const store = await db
    .insertInto('store')
    .values({ slug: { en: 's' }, name: { en: 'Store' }, country: 'FR', joined_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rule = await db
    .insertInto('shipping_rule')
    .values({ store_id: store.id, title: { en: 'Post' } })
    .returning('id')
    .executeTakeFirstOrThrow();
  const brand = await db
    .insertInto('brand')
    .values({ slug: { en: 'norrland' }, title: { en: 'Norrland' }, image: 'b.png' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const audio = await addCategory({ en: 'Audio', fr: 'Audio', ar: 'صوتيات' });
  const kitchen = await addCategory({ en: 'Kitchen', fr: 'Cuisine', ar: 'مطبخ', tr: 'Mutfak' });
  shop = { store: store.id, rule: rule.id, brand: brand.id, audio, kitchen };
  kettle = await addProduct({
    title: {
      en: 'Electric kettle',
      fr: 'Bouilloire électrique',
      ar: 'غلاية كهربائية',
      tr: 'Su ısıtıcısı',
      hi: 'बिजली की केतली',
    },
    category: kitchen,
    description: { en: '<p>Boils <b>quickly</b> &amp; quietly.</p>' },
  });
  bottle = await addProduct({
    title: { en: 'Water bottle', tr: 'Su şişesi', hi: 'पानी की बोतल' },
    category: kitchen,
    selling: 700,
  });
  headphones = await addProduct({
    title: { en: 'Wireless headphones', fr: 'Casque sans fil', ar: 'سماعات لاسلكية' },
    category: audio,
    selling: 9_000,
  });
  router = await addProduct({ title: { en: 'Wi-Fi router' }, category: audio });
  await rebuildSearch(db);
});

test('shoppers find a product in their own language, with or without accents', async () => {
  expect((await find('bouilloire electrique', 'fr')).ids).toEqual([kettle]);
  expect((await find('su isiticisi', 'tr')).ids[0]).toBe(kettle);
  expect((await find('سماعة', 'ar')).ids).toEqual([headphones]);
  expect((await find('पानी बोतल', 'hi')).ids).toEqual([bottle]);
});

test('what only the default language describes is found in every language', async () => {
  expect((await find('wifi router', 'ar')).ids).toEqual([router]);
  expect((await find('headphones', 'fr')).ids).toEqual([headphones]);
  expect((await find('water bottle', 'fr')).ids[0]).toBe(bottle);
});

test('a slip is corrected and said so, in five languages', async () => {
  const slips: [LanguageCode, string, string, number][] = [
    ['en', 'electric ketle', 'electric kettle', kettle],
    ['fr', 'bouiloire', 'bouilloire', kettle],
    ['ar', 'سماعاتت لاسلكية', 'سماعات لاسلكية', headphones],
    ['tr', 'su şişxesi', 'su şişesi', bottle],
    ['hi', 'बोपतल', 'बोतल', bottle],
  ];
  for (const [language, typed, meant, id] of slips) {
    const result = await find(typed, language);
    expect(result.ids[0]).toBe(id);
    expect(result.corrected).toBe(meant);
  }
});

test('words that some product has are never corrected', async () => {
  expect((await find('boils')).corrected).toBeNull();
  expect((await find('boils')).ids).toEqual([kettle]);
  expect((await find('norrland kettle')).corrected).toBeNull();
});

test('words written together or apart are the same', async () => {
  expect((await find('wirelessheadphones')).ids).toEqual([headphones]);
  expect((await find('wi fi router')).ids[0]).toBe(router);
  expect((await find('head phones')).ids[0]).toBe(headphones);
});

test('products with all words come before those with some', async () => {
  const { ids } = await find('electric bottle kettle');
  expect(ids[0]).toBe(kettle);
  expect(ids).toContain(bottle);
});

test('nonsense finds nothing and breaks nothing', async () => {
  for (const q of [
    'qqqqzzzz',
    '',
    '   ',
    'the',
    "'; drop table product; --",
    '&|!()<->:*\\',
    '\u0000',
  ])
    expect((await find(q)).ids.length).toBeLessThan(5);
  expect((await find('qqqqzzzz')).ids).toEqual([]);
});

test('filters narrow the matches', async () => {
  expect((await find('norrland')).ids).toHaveLength(4);
  const where = sql<boolean>`doc.price < 800`;
  const cheap = await search(db, vocabularies, { q: 'norrland', language: 'en', where });
  expect(cheap.ids).toEqual([bottle]);
});

test('a new price, and a product that is hidden, count at once', async () => {
  const id = await addProduct({ title: { en: 'Copper ladle' }, category: shop.kitchen });
  expect((await find('ladle')).ids).toEqual([id]);
  await db.updateTable('product').set({ offered: 400 }).where('id', '=', id).execute();
  await sql`select refresh_product_cards(array[${id}]::bigint[])`.execute(db);
  await refreshSearchFacts(db, [id]);
  const row = await db
    .selectFrom('search_doc')
    .select('price')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.price).toBe(400);
  await db.updateTable('product').set({ visible: false }).where('id', '=', id).execute();
  await refresh([id]);
  expect((await find('ladle')).ids).toEqual([]);
});

test('terms that the owner calls the same find each other within a minute', async () => {
  expect((await find('pitcher')).ids).toEqual([]);
  await addSynonyms(db, 'en', ['pitcher', 'water bottle']);
  clock += 60_000;
  await find('pitcher');
  await expect.poll(async () => (await find('pitcher')).ids).toEqual([bottle]);
  expect((await find('water bottle')).ids[0]).toBe(bottle);
});

test('while somebody types there are keywords, products and categories', async () => {
  const typed = await suggest(db, sources, { q: 'kit', language: 'en' });
  expect(typed.suggested).toContainEqual({ title: 'kitchen' });
  expect(typed.categories.map(({ title }) => title)).toContain('Kitchen');
  const french = await suggest(db, sources, { q: 'bouill', language: 'fr' });
  expect(french.productIds).toEqual([kettle]);
  const popular = await suggest(db, sources, { q: '  ', language: 'ar' });
  expect(popular.productIds.length).toBeGreaterThan(0);
  expect(popular.suggested).toEqual([]);
});

test('what becomes or ceases to be popular counts so at once', async () => {
  const listPopular = async (): Promise<number[]> => {
    const rows = await db
      .selectFrom('search_doc')
      .select('product_id')
      .distinct()
      .where('popular', '=', true)
      .execute();
    return rows.map(({ product_id }) => product_id);
  };
  const setPopularity = async (id: number, popularity: number): Promise<void> => {
    await db.updateTable('product_card').set({ popularity }).where('product_id', '=', id).execute();
    await refreshSearchFacts(db, [id]);
  };
  await setPopularity(router, 5);
  await setPopularity(kettle, 4);
  await updatePopularDocuments(db, 1);
  expect(await listPopular()).toEqual([router]);
  await setPopularity(bottle, 6);
  await setPopularity(router, 1);
  expect(await listPopular()).toEqual([bottle]);
  await updatePopularDocuments(db);
  expect(await listPopular()).toEqual([]);
});

test('a product in one language is found by the name of its category in another one', async () => {
  const bread = await addCategory({ en: 'Bakery', fr: 'Pains et biscuits', tr: 'Fırın' });
  const id = await addProduct({ title: { en: 'Sourdough loaf' }, category: bread });
  await rebuildSearch(db);
  clock += 60_000;
  await find('pain', 'fr');
  await find('firin', 'tr');
  await expect.poll(async () => (await find('pains', 'fr')).ids).toEqual([id]);
  await expect.poll(async () => (await find('firin', 'tr')).ids).toEqual([id]);
  expect((await find('sourdough biscuit', 'fr')).ids).toEqual([id]);
  expect((await find('pain relief')).ids).toEqual([]);
});

test('a text of its own in a language takes the place of the default one there', async () => {
  const id = await addProduct({ title: { en: 'Umbrella' }, category: shop.kitchen });
  expect((await find('umbrella', 'fr')).ids).toEqual([id]);
  await db
    .updateTable('product')
    .set({ title: { en: 'Umbrella', fr: 'Parapluie' } })
    .where('id', '=', id)
    .execute();
  await refresh([id]);
  expect((await find('parapluie', 'fr')).ids).toEqual([id]);
  expect((await find('umbrella', 'fr')).ids).toEqual([id]);
  expect((await find('umbrella', 'tr')).ids).toEqual([id]);
  await db
    .updateTable('product')
    .set({ title: { en: 'Umbrella' } })
    .where('id', '=', id)
    .execute();
  await refresh([id]);
  expect((await find('parapluie', 'fr')).ids).toEqual([]);
  expect((await find('umbrella', 'fr')).ids).toEqual([id]);
});

test('a search of words that say nothing is read as what was probably meant', async () => {
  const fan = await addProduct({ title: { en: 'Ceiling fan' }, category: shop.kitchen });
  await rebuildSearch(db);
  clock += 61_000;
  await find('an');
  await expect.poll(async () => (await find('an')).ids).toEqual([fan]);
  expect((await find('an')).corrected).toBe('fan');
});

test('searches that find nothing are counted, without what may be personal', async () => {
  const now = new Date('2026-01-02T03:04:05Z');
  for (const q of ['Unicorn saddle', 'unicorn  saddle', 'me@example.com', '0612345678'])
    await recordZeroResults(db, { q, language: 'en', now });
  expect(await listZeroResults(db, 10)).toEqual([
    { language: 'en', query: 'unicorn saddle', times: 2, last_on: '2026-01-02' },
  ]);
});
