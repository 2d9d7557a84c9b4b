import { expect, test } from 'vitest';
import { BRANDS } from '#demo/brands.ts';
import { AXES, COLOUR_NAMES } from '#demo/products/axes.ts';
import type { DraftProduct } from '#demo/products/draft-product.ts';
import { draftProducts } from '#demo/products/draft-products.ts';
import { SERIES } from '#demo/products/titles.ts';
import type { DemoLanguage } from '#demo/text.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import { coloursOf } from '#demo/products/variants.ts';
import { MATERIAL_WORDS, SECTION_WORDS } from './goods-words.ts';

const products = draftProducts();
/** Books are called what their authors call them. */
const things = products.filter(({ type }) => !type.titled);

const valuesOf = ({ specs }: DraftProduct, language: DemoLanguage): string[] =>
  specs.map(({ value }) => value[language]);

const materialsIn = (words: string, language: DemoLanguage): string[] =>
  Object.entries(MATERIAL_WORDS).flatMap(([material, patterns]) =>
    patterns[language].test(words) ? [material] : [],
  );

test.each(DEMO_LANGUAGES)('a thing is of the material that its title names: %s', (language) => {
  const named = things.flatMap((product) =>
    materialsIn(product.title[language], language).map((material) => ({ product, material })),
  );
  expect(named.length).toBeGreaterThan(60);
  const wrong = named.filter(({ product, material }) => {
    const rows = valuesOf(product, language).join(' / ');
    return !MATERIAL_WORDS[material]?.[language].test(rows);
  });
  expect(wrong.map(({ product, material }) => [material, product.title[language]])).toEqual([]);
});

test('a title that names a material is not followed by another one', () => {
  const wrong = things.filter(({ title, specs }) => {
    const named = materialsIn(title.en, 'en');
    const listed = specs.find(({ label }) => label.en === 'Material')?.value.en;
    // A strap of leather is on a watch of steel.
    const elsewhere = specs.some(
      ({ label, value }) =>
        label.en !== 'Material' && named.some((one) => MATERIAL_WORDS[one]?.en.test(value.en)),
    );
    if (named.length === 0 || listed === undefined || elsewhere) return false;
    return !named.some((one) => MATERIAL_WORDS[one]?.en.test(listed));
  });
  expect(wrong.map(({ title }) => title.en)).toEqual([]);
});

test('a description speaks of the material that the specifications name', () => {
  const wrong = things.flatMap((product) => {
    const listed = product.specs.find(({ label }) => label.en === 'Material')?.value.en;
    if (listed === undefined) return [];
    const sentences = product.type.pitch.en.replace(/legs of solid wood|layers of wood/, '');
    const claimed = materialsIn(sentences, 'en');
    return claimed.filter((one) => !MATERIAL_WORDS[one]?.en.test(listed)).length > 0
      ? [[product.title.en, listed, claimed.join()]]
      : [];
  });
  expect(wrong).toEqual([]);
});

const NUMBERS: Record<string, string> = { two: '2', three: '3', four: '4', double: '2' };

/** The numbers of a title but for the model's: 4K, 5G, D3, two seats. */
const numbersIn = ({ brand, title }: DraftProduct): string[] => {
  const words = title.en.replace(brand.name.en, '').replace(/\b(Vega 2|Atlas 5)\b/, '');
  return [
    ...(words.match(/\b[A-Z]?\d+[A-Z]?\b/g) ?? []),
    ...(words.toLowerCase().match(/\b(two|three|four|double)\b/g) ?? []).map(
      (word) => NUMBERS[word] ?? word,
    ),
  ];
};

test('a number in a title stands in the specifications too', () => {
  const counted = things.flatMap((product) =>
    numbersIn(product).map((number) => ({ product, number })),
  );
  expect(counted.length).toBeGreaterThan(25);
  const wrong = counted.filter(
    ({ product, number }) => !new RegExp(`\\b${number}\\b`).test(valuesOf(product, 'en').join(' ')),
  );
  expect(wrong.map(({ product, number }) => [number, product.title.en])).toEqual([]);
});

const numberOf = ({ specs }: DraftProduct, label: string): number =>
  Number.parseFloat(specs.find((row) => row.label.en === label)?.value.en ?? '');

/** [a larger or heavier thing, a smaller one of its kind, what tells them apart] */
test.each([
  ['large teddy bear', ' teddy bear', 'Height'],
  ['large coffee cup', 'coffee cup with saucer', 'Capacity'],
  ['family tent', 'two-person tent', 'Weight'],
  ['family first-aid kit', 'travel first-aid kit', 'Contents'],
  ['heavyweight T-shirt', 'organic cotton T-shirt', 'Weight'],
  ['laptop with matte display', 'lightweight laptop', 'Weight'],
  ['city bicycle', 'light touring bicycle', 'Weight'],
  ['three-seat sofa', 'two-seat sofa', 'Width'],
])('every %s is larger than a %s', (large, small, label) => {
  const measures = (name: string, without?: string) =>
    things
      .filter(({ title }) => title.en.endsWith(name) && !(without && title.en.endsWith(without)))
      .map((product) => numberOf(product, label));
  const [larger, smaller] = [measures(large), measures(small, large)];
  expect(larger.length * smaller.length).toBeGreaterThan(0);
  expect(Math.min(...larger)).toBeGreaterThan(Math.max(...smaller));
});

const SHADES: Record<string, readonly string[]> = {
  rose: ['rose', 'pink'],
  olive: ['olive', 'green', 'sage'],
};

test('a thing is pictured in the colour that its title names', () => {
  const named = things.flatMap((product) =>
    Object.values(COLOUR_NAMES)
      .map(({ en }) => en.toLowerCase())
      .filter((colour) => new RegExp(`\\b${colour}\\b`).test(product.title.en))
      .map((colour) => ({ product, colour })),
  );
  expect(named.length).toBeGreaterThan(10);
  const wrong = named.filter(({ product, colour }) => {
    const pictured = coloursOf(product.type, product.number)[0] ?? null;
    return pictured !== null && !(SHADES[colour] ?? [colour]).includes(pictured);
  });
  expect(wrong.map(({ product, colour }) => [colour, product.title.en])).toEqual([]);
});

test.each(DEPARTMENTS.flatMap(({ sections }) => sections.map(({ id }) => id)))(
  'the section holds what it says: %s',
  (section) => {
    const inside = products.filter(({ type }) => type.section === section);
    const words = SECTION_WORDS[section];
    expect(words, section).toBeDefined();
    const strangers = inside.filter(({ title }) => !words?.test(title.en));
    expect(strangers.map(({ title }) => title.en)).toEqual([]);
  },
);

test.each(DEMO_LANGUAGES)('no two filters of a listing have one name: %s', (language) => {
  const names = Object.values(AXES).map(({ title }) => title[language]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('nothing is called like a filter without being what the filter chooses', () => {
  const filters = new Set(Object.values(AXES).map(({ title }) => title.en));
  const rows = new Set(things.flatMap(({ specs }) => specs.map(({ label }) => label.en)));
  expect([...rows].filter((label) => filters.has(label))).toEqual([]);
});

test('a model is of one category, and no brand is called like it', () => {
  const models = Object.values(SERIES).flatMap((names) => names.map(({ en }) => en));
  expect(models.length).toBeGreaterThan(80);
  expect(models.filter((name, i) => models.indexOf(name) !== i)).toEqual([]);
  expect(BRANDS.filter(({ name }) => models.includes(name.en))).toEqual([]);
});

test('what a description counts or promises is what name and specifications say', () => {
  const said = (id: string) => products.filter(({ type }) => type.id === id);
  const specOf = ({ specs }: DraftProduct, label: string): string =>
    specs.find((row) => row.label.en === label)?.value.en ?? '';
  for (const headphones of said('wireless-headphones'))
    expect(specOf(headphones, 'Noise cancelling')).toBe(
      /noise-cancelling/.test(headphones.title.en) ? 'Active' : 'Passive',
    );
  for (const honey of said('honey'))
    expect(/thyme/.test(honey.description.en) && !/thyme/.test(honey.title.en)).toBe(false);
  for (const jeans of said('jeans')) {
    expect(jeans.title.en.toLowerCase()).toContain(specOf(jeans, 'Fit').toLowerCase());
    expect(jeans.description.en).not.toMatch(/straight|slim|wide/i);
  }
  for (const shoes of said('leather-shoes'))
    expect(/Laces/.test(specOf(shoes, 'Fastening'))).toBe(!/loafers/.test(shoes.title.en));
  for (const telephone of said('desk-telephone'))
    expect(specOf(telephone, 'Dialling')).toBe(
      /push-button/.test(telephone.title.en) ? 'Tone' : 'Pulse',
    );
});

/** What a sentence measures: a number and its unit, 30 metres or two litres. */
const measuresIn = (words: string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const pattern =
    /(?<=^|[ (])(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifty)[ -](metres?|minutes?|litres?|colours?|people|pieces|hours?)\b/gi;
  for (const [, number = '', unit = ''] of words.matchAll(pattern)) {
    const key = unit.toLowerCase().replace(/s$/, '');
    found.set(key, (found.get(key) ?? new Set()).add(number.toLowerCase()));
  }
  return found;
};

test('a description gives one number of metres, colours or pieces, the one that is specified', () => {
  const wrong = things.flatMap(({ title, description, specs }) => {
    const said = [
      description.en.replaceAll(/<table>.*?<\/table>/g, ''),
      ...specs.map((row) => row.value.en),
    ];
    const counts = measuresIn(said.join(' | '));
    return ['metre', 'colour', 'piece'].flatMap((unit) =>
      (counts.get(unit)?.size ?? 0) > 1
        ? [`${title.en}: ${[...(counts.get(unit) ?? [])].join()} ${unit}`]
        : [],
    );
  });
  expect(wrong).toEqual([]);
});
