import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownValues } from '#api/search/sentence/match-attribute.ts';
import { readSentence } from '#api/search/sentence/read-sentence.ts';
import type { SentencePart } from '#api/search/sentence/sentence.ts';
import type { Sort } from '#contract/sorts.ts';
import { languageCodes, type LanguageCode } from '#i18n/languages.ts';

const SIZES = ['41', '42', 'M'].map((value, id) => ({
  id,
  attribute: 'Shoe size',
  value,
  attributeNames: ['Shoe size', 'Pointure', 'Numara'],
  valueNames: [value],
}));

const COLOURS = [
  ['Red', 'Rouge', 'أحمر', 'Kırmızı', 'लाल'],
  ['Burgundy', 'Bordeaux', 'عنابي', 'Bordo', 'बरगंडी'],
  ['Black', 'Noir', 'أسود', 'Siyah', 'काला'],
  ['Navy blue', 'Bleu marine', 'كحلي', 'Lacivert', 'नेवी ब्लू'],
].map((valueNames, at) => ({
  id: 10 + at,
  attribute: 'Colour',
  value: valueNames[0] ?? '',
  attributeNames: ['Colour'],
  valueNames,
}));

const readColour = (q: string, language: LanguageCode) => {
  const values = knownValues([...SIZES, ...COLOURS], language);
  const { words, parts } = readSentence(q, { language, exponent: 2, values });
  return [words, ...parts.map(({ kind, ...part }) => (kind === 'attribute' ? part : kind))];
};

test.each<[LanguageCode, string, string, number[], number[]]>([
  ['en', 'red dress', 'dress', [10], [11]],
  ['en', 'maroon dress', 'dress', [11], []],
  ['en', 'navy blue dress', 'dress', [13], []],
  ['fr', 'robe noire', 'robe', [12], []],
  ['fr', 'robe bleu marine', 'robe', [13], []],
  ['fr', 'red robe', 'robe', [10], [11]],
  ['ar', 'كنبة سوداء', 'كنبة', [12], []],
  ['tr', 'kırmızı elbise', 'elbise', [10], [11]],
  ['hi', 'काली ड्रेस', 'ड्रेस', [12], []],
])('%s: %s asks for a colour that the shop has', (language, q, words, ids, near) => {
  expect(readColour(q, language)).toMatchObject([words, { ids, near }]);
});

test.each<[LanguageCode, string]>([
  ['en', 'red'],
  ['en', 'black and red dress'],
  ['en', 'green dress'],
  ['fr', 'rouge'],
])('%s: in %s no colour is asked for', (language, q) => {
  expect(readColour(q, language)).toEqual([q]);
});

test('what is not wanted is no colour that is', () => {
  expect(readColour('dress not red', 'en')).toEqual(['dress', 'without']);
  expect(readColour('kırmızı olmayan elbise', 'tr')).toEqual(['elbise', 'without']);
});

const read = (q: string, language: LanguageCode = 'en', literal: string[] = []) =>
  readSentence(q, { language, exponent: 2, values: knownValues(SIZES, language), literal });

const omit = ({ text, ...part }: SentencePart) => (text ? part : { text });

/** What was read, without the typed texts. */
const meant = (q: string, language?: LanguageCode) => {
  const { words, parts } = read(q, language);
  return [words, ...parts.map((part) => omit(part))];
};

const price = (min: number | null, max: number | null) => ({ kind: 'price', min, max });
const cheap = { kind: 'sort', sort: 'price_asc' };
const without = (words: string) => ({ kind: 'without', words });

test.each<[LanguageCode, string, unknown[]]>([
  ['en', 'red dress under 50', ['red dress', price(null, 5000)]],
  ['en', 'red dress under $49.99', ['red dress', price(null, 4999)]],
  ['en', 'lamp between 20 and 40', ['lamp', price(2000, 4000)]],
  ['en', 'lamp $20-$40', ['lamp', price(2000, 4000)]],
  ['en', 'sofa over 1,000 dollars', ['sofa', price(100_000, null)]],
  ['en', 'cheap headphones', ['headphones', cheap]],
  ['en', 'cheap headphones under 30', ['headphones', cheap, price(null, 3000)]],
  ['en', 'sofa -leather', ['sofa', without('leather')]],
  ['en', 'sofa not leather', ['sofa', without('leather')]],
  ['en', 'sofa -"faux leather"', ['sofa', without('faux leather')]],
  ['en', '"wireless mouse"', ['wireless mouse', { kind: 'phrase', words: 'wireless mouse' }]],
  [
    'en',
    '“wireless mouse” black',
    ['wireless mouse black', { kind: 'phrase', words: 'wireless mouse' }],
  ],
  ['en', 'gift for mom', ['gift', { kind: 'gift', recipient: 'mom' }]],
  ['en', 'gift for kids', ['gift toy', { kind: 'gift', recipient: 'kids' }]],
  [
    'en',
    'birthday present for a 5 year old',
    ['gift toy', { kind: 'gift', recipient: '5 year old' }],
  ],
  ['en', 'gift for my 50 year old', ['gift', { kind: 'gift', recipient: '50 year old' }]],
  ['en', 'toys for a 5-year-old', ['toys', { kind: 'gift', recipient: '5-year-old' }]],
  ['en', 'under 50', ['', price(null, 5000)]],
  ['fr', 'robe rouge moins de 50', ['robe rouge', price(null, 5000)]],
  ['fr', 'lampe entre 20 et 40 €', ['lampe', price(2000, 4000)]],
  ['fr', 'casque pas cher', ['casque', cheap]],
  ['fr', 'canapé sans cuir', ['canapé', without('cuir')]],
  ['fr', 'vase à moins de 1 000,50 €', ['vase', price(null, 100_050)]],
  ['fr', '«souris sans fil»', ['souris sans fil', { kind: 'phrase', words: 'souris sans fil' }]],
  ['fr', 'cadeau pour maman', ['cadeau', { kind: 'gift', recipient: 'maman' }]],
  ['fr', 'cadeau pour enfant de 5 ans', ['cadeau jouet', { kind: 'gift', recipient: '5 ans' }]],
  ['ar', 'هدية لطفل عمره 5 سنوات', ['هدية ألعاب', { kind: 'gift', recipient: '5 سنوات' }]],
  [
    'tr',
    '5 yaşındaki çocuğa hediye',
    ['hediye oyuncak', { kind: 'gift', recipient: '5 yaşındaki çocuğa' }],
  ],
  [
    'hi',
    '5 साल के बच्चे के लिए गिफ्ट',
    ['गिफ्ट खिलौने', { kind: 'gift', recipient: '5 साल के बच्चे के लिए' }],
  ],
  ['fr', 'lamp under 50', ['lamp', price(null, 5000)]],
  ['ar', 'فستان أحمر أقل من 50', ['فستان أحمر', price(null, 5000)]],
  ['ar', 'فستان اقل من ٥٠ دولار', ['فستان', price(null, 5000)]],
  ['ar', 'مصباح بين 20 و 40', ['مصباح', price(2000, 4000)]],
  ['ar', 'مصباح بين ٢٠ و٤٠', ['مصباح', price(2000, 4000)]],
  ['ar', 'سماعات رخيصة', ['سماعات', cheap]],
  ['ar', 'كنبة بدون جلد', ['كنبة', without('جلد')]],
  ['ar', 'هدية لأمي', ['هدية', { kind: 'gift', recipient: 'لأمي' }]],
  ['tr', 'kırmızı elbise 50 altı', ['kırmızı elbise', price(null, 5000)]],
  ['tr', "elbise 50'den ucuz", ['elbise', price(null, 5000)]],
  ['tr', "elbise 50 TL'den ucuz", ['elbise', price(null, 5000)]],
  ['tr', '50 liranın altında lamba', ['lamba', price(null, 5000)]],
  ['tr', 'lamba 20 ile 40 arası', ['lamba', price(2000, 4000)]],
  ['tr', 'lamba 20-40 TL arası', ['lamba', price(2000, 4000)]],
  ['tr', 'ucuz kulaklık', ['kulaklık', cheap]],
  ['tr', 'koltuk deri olmayan', ['koltuk', without('deri')]],
  ['tr', 'anneme hediye', ['hediye', { kind: 'gift', recipient: 'anneme' }]],
  ['hi', 'लाल ड्रेस 50 से कम', ['लाल ड्रेस', price(null, 5000)]],
  ['hi', 'लाल ड्रेस ५० रुपये से कम', ['लाल ड्रेस', price(null, 5000)]],
  ['hi', 'लैंप 20 से 40', ['लैंप', price(2000, 4000)]],
  ['hi', 'लैंप २० से ४० के बीच', ['लैंप', price(2000, 4000)]],
  ['hi', 'सस्ता हेडफोन', ['हेडफोन', cheap]],
  ['hi', 'सोफा बिना चमड़े', ['सोफा', without('चमड़े')]],
  ['hi', 'मम्मी के लिए गिफ्ट', ['गिफ्ट', { kind: 'gift', recipient: 'मम्मी' }]],
])('%s: %s is read', (language, q, expected) => {
  expect(meant(q, language)).toEqual(expected);
});

const size = { kind: 'attribute', attribute: 'Shoe size', value: '42', ids: [1] };

test.each<[LanguageCode, string, string]>([
  ['en', 'size 42 shoes', 'shoes'],
  ['en', 'shoes shoe size 42', 'shoes'],
  ['en', 'EU 42 shoes', 'shoes'],
  ['fr', 'chaussures 42 EU', 'chaussures'],
  ['fr', 'chaussures pointure 42', 'chaussures'],
  ['fr', 'chaussures taille 42', 'chaussures'],
  ['ar', 'حذاء مقاس ٤٢', 'حذاء'],
  ['tr', '42 numara ayakkabı', 'ayakkabı'],
  ['hi', '42 नंबर जूते', 'जूते'],
])('%s: %s asks for a size that the shop has', (language, q, words) => {
  expect(meant(q, language)).toEqual([words, size]);
});

test.each<[LanguageCode, string]>([
  ['en', 'under armour'],
  ['en', 'under armour 50'],
  ['en', '50 shades'],
  ['en', '12 year old whisky'],
  ['en', 'tv under 50 inches'],
  ['en', 'bottle under 500 ml'],
  ['en', 'nike air max 90'],
  ['en', 'vitamins for women over 50'],
  ['en', 'toys for kids under 5'],
  ['en', 'usb-c t-shirt'],
  ['en', 'not leather'],
  ['en', '-leather'],
  ['en', 'do not disturb sign'],
  ['en', 'size 99 shoes'],
  ['en', 'gift wrap'],
  ['en', 'monitor 27"'],
  ['en', '1/2" pipe 3/4"'],
  ['en', 'between the lines'],
  ['fr', 'souris sans fil'],
  ['fr', 'sous vêtement'],
  ['fr', 'pain sans gluten'],
  ['ar', 'سماعات بدون سلك'],
  ['tr', 'not defteri'],
  ['tr', '3 ile 5 yaş'],
  ['hi', 'बिना चीनी'],
])('%s: %s stays words', (language, q) => {
  expect(meant(q, language)).toEqual([q]);
});

test.each<[LanguageCode, string, Sort]>([
  ['en', 'cheap', 'price_asc'],
  ['en', 'best selling', 'best_selling'],
  ['en', 'new arrivals', 'newest'],
  ['en', 'sale', 'reduction'],
  ['fr', 'promotions', 'reduction'],
  ['ar', 'عروض', 'reduction'],
  ['tr', 'indirim', 'reduction'],
  ['hi', 'सेल', 'reduction'],
])('%s: %s shows all goods in that order', (language, q, sort) => {
  expect(read(q, language)).toEqual({ words: '', parts: [{ kind: 'sort', text: q, sort }] });
});

test.each<[LanguageCode, string, string, string]>([
  ['en', 'wedding gift', 'gift', 'wedding'],
  ['en', 'christmas present ideas', 'gift', 'Christmas'],
  ['en', 'gifts for a housewarming', 'gift', 'housewarming'],
  ['fr', 'cadeau de mariage', 'cadeau', 'mariage'],
  ['ar', 'هدية زواج', 'هدية', 'زواج'],
  ['tr', 'düğün hediyesi', 'hediye', 'düğün'],
  ['hi', 'शादी का तोहफा', 'गिफ्ट', 'शादी'],
])('%s: %s is a gift for an occasion', (language, q, words, recipient) => {
  expect(read(q, language)).toMatchObject({ words, parts: [{ kind: 'gift', recipient }] });
});

test('what is taken away is searched as it was typed', () => {
  expect(read('red dress under 50', 'en', ['Under 50']).words).toBe('red dress under 50');
  expect(read('cheap trick vinyl under 9', 'en', ['cheap'])).toMatchObject({
    words: 'cheap trick vinyl',
    parts: [{ kind: 'price', text: 'under 9' }],
  });
  expect(read('sofa -leather', 'en', ['-leather']).parts).toEqual([]);
});

test('an amount is in the minor units of the currency', () => {
  const max = (exponent: number) =>
    readSentence('lamp under 50', { language: 'en', exponent }).parts[0];
  expect(max(0)).toMatchObject({ max: 50 });
  expect(max(3)).toMatchObject({ max: 50_000 });
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        'under',
        '50',
        'not',
        '"',
        '-',
        'between',
        'and',
        '20',
        'sans',
        'cher',
        'بين',
        'و',
        'altı',
        'से',
        'कम',
        '$',
        'lamp',
        'cheap',
        'gift for',
        'year old',
        'mom',
        'size',
        '42',
        '٤٠',
        '५०',
      ),
      { maxLength: 9 },
    )
    .map((words) => words.join(' ')),
);

test('any text is read without loss: what is not searched for stands in a part', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...languageCodes), (q, language) => {
      const { words, parts } = read(q, language);
      for (const part of parts) expect(q).toContain(part.text);
      const kept = parts.reduce((rest, { text }) => rest.replace(text, ' '), q);
      for (const word of kept.split(/\s+/u)) expect(words).toContain(word);
    }),
  );
});

test('without digits there is no price, and nothing is read of what was taken away', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...languageCodes), (q, language) => {
      const { parts } = read(q, language);
      const hasPrice = parts.some(({ kind }) => kind === 'price');
      expect(hasPrice && !/\p{N}/u.test(q)).toBe(false);
      for (const { text } of parts)
        expect(read(q, language, [text]).parts.map((part) => part.text)).not.toContain(text);
    }),
  );
});

test('a price is above nothing and its bounds are in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 99_999 }),
      (a, b) => {
        const [part] = read(`lamp between ${a} and ${b}`).parts;
        expect(part).toMatchObject({ min: 100 * Math.min(a, b), max: 100 * Math.max(a, b) });
      },
    ),
  );
});
