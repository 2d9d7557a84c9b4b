import { expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBrand, addCategory, addProduct } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);
const category_id = await addCategory(db, 'Goods');
const brand_id = await addBrand(db, 'Samsung');

/** In the default language's field, as a shop of one language has its catalogue. */
const PLAIN = [
  'أحذية رياضية للرجال',
  'الهواتف الذكية الجديدة',
  'سماعات لاسلكية مع الشاحن',
  'حقائب جلدية',
  'Kadın çantaları',
  'Ahşap kitaplıkları',
  'Işıklı ayna',
  'Bijoux légers pour l’été',
  'Chevaux de bois pour les enfants',
  'लड़कियों की किताबें',
  'चाँदी के गहने',
];
for (const title of PLAIN)
  await addProduct(db, title, { category_id, slug: { en: `plain-${PLAIN.indexOf(title)}` } });

await addProduct(db, { en: 'Derby, brown', fr: 'Derby en cuir, chaussures pour homme' });
await addProduct(db, { en: 'Evening gown', fr: 'Robe de soirée' });
await addProduct(db, { en: 'Bar of olive', ar: 'صابون زيت الزيتون', hi: 'जैतून का साबुन' });
await addProduct(db, { en: 'Polo, long', ar: 'قميص رجالي' });
await addProduct(db, { en: 'Masala blend', hi: 'मसाला चाय' });
await addProduct(db, { en: 'Derby, black', hi: 'पुरुषों के जूते' });
await addProduct(db, { en: 'Jar of nectar', ar: 'عسل طبيعي' });
await addProduct(db, { en: 'Watercolours', ar: 'ألوان فنية' });
await addProduct(db, 'Galaxy tablet', { brand_id });
await addProduct(db, 'Oak chair');
await addProduct(db, 'Rose, red');
await addProduct(db, 'Loudspeaker cable');
await addProduct(db, { en: 'Bed frame', fr: 'Cadre de lit' });
await addProduct(db, { en: 'Stethoscope', fr: 'Stéthoscope double' });
await rebuildSearch(db, NOON);

const find = async (q: string, language: LanguageCode) => {
  const { data } = await shop.call(getListing, { query: { q }, language });
  return { ...data, titles: data.products.result.map(({ title }) => title) };
};

test.each<[LanguageCode, string, string]>([
  ['ar', 'حذاء رياضي', 'أحذية رياضية للرجال'],
  ['ar', 'هاتف ذكي', 'الهواتف الذكية الجديدة'],
  ['ar', 'سماعة لاسلكية', 'سماعات لاسلكية مع الشاحن'],
  ['ar', 'حقيبة جلد', 'حقائب جلدية'],
  ['tr', 'çanta', 'Kadın çantaları'],
  ['tr', 'kitaplık', 'Ahşap kitaplıkları'],
  ['tr', 'isikli', 'Işıklı ayna'],
  ['fr', 'bijou leger', 'Bijoux légers pour l’été'],
  ['fr', 'cheval', 'Chevaux de bois pour les enfants'],
  ['hi', 'किताब', 'लड़कियों की किताबें'],
  ['hi', 'चांदी', 'चाँदी के गहने'],
])(
  'in %s and in English "%s" finds what only the default field says: %s',
  async (code, q, title) => {
    expect((await find(q, code)).titles).toContain(title);
    expect((await find(q, 'en')).titles).toContain(title);
  },
);

test.each<[LanguageCode, string, string, LanguageCode]>([
  ['en', 'chaussures', 'Derby, brown', 'fr'],
  ['en', 'robe', 'Evening gown', 'fr'],
  ['en', 'जूते', 'Derby, black', 'hi'],
  ['en', 'قميص', 'Polo, long', 'ar'],
  ['tr', 'chaussures', 'Derby, brown', 'fr'],
  ['fr', 'साबुन', 'Bar of olive', 'hi'],
])('a shopper in %s finds by "%s" what only another language says', async (code, q, title, own) => {
  const found = await find(q, code);
  expect(found).toMatchObject({ found_in: own, corrected: null, titles: [title] });
});

test.each<[string, string]>([
  ['sabun', 'Bar of olive'],
  ['saabun', 'Bar of olive'],
  ['qamis', 'Polo, long'],
  ['kamees', 'Polo, long'],
  ['chai', 'Masala blend'],
  ['joota', 'Derby, black'],
  ['7itha', 'أحذية رياضية للرجال'],
  ['asal', 'Jar of nectar'],
  ['3asal', 'Jar of nectar'],
])('"%s", in Latin letters, finds what is written in another script', async (q, title) => {
  expect((await find(q, 'en')).titles).toContain(title);
});

test.each<[LanguageCode, string]>([
  ['ar', 'سامسونج'],
  ['en', 'سامسونغ'],
  ['hi', 'सैमसंग'],
])('in %s the brand Samsung is found by %s', async (code, q) => {
  expect((await find(q, code)).titles).toEqual(['Galaxy tablet']);
});

test('a word that begins with a vowel is none of another script that begins without', async () => {
  const found = await find('iphone', 'en');
  expect(found).toMatchObject({ found_in: null, titles: [] });
});

test.each(['sssl', 'zzzzqq', 'qqmmss'])(
  'letters as nobody spells, "%s", are no word of another script',
  async (q) => {
    expect(await find(q, 'en')).toMatchObject({ found_in: null, titles: [] });
  },
);

test('a slip in a long word is mended, though it sounds like a word of another script', async () => {
  expect(await find('loudspeakr', 'en')).toMatchObject({
    corrected: 'loudspeaker',
    found_in: null,
    titles: ['Loudspeaker cable'],
  });
});

test('an ordinary word beside one that only the own language has is not read as another', async () => {
  expect(await find('double bed', 'en')).toMatchObject({
    found_in: null,
    titles: ['Bed frame'],
    relaxed: 'fewer_words',
  });
  expect((await find('stethoscope double', 'fr')).titles).toEqual(['Stéthoscope double']);
});

test('what is typed in another language of the shop is suggested from it', async () => {
  for (const q of ['chaussures', 'chaussu', 'chauss']) {
    const { data } = await shop.call(getSuggestions, { query: { q } });
    expect(data.product.map(({ title }) => title)).toEqual(['Derby, brown']);
  }
});
