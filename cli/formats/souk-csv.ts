import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { readList, readPairs, readPath } from '#cli/formats/cells.ts';
import type { Row } from '#cli/formats/csv-rows.ts';
import type { Entry, Read } from '#cli/formats/draft.ts';
import type { Group } from '#cli/formats/groups.ts';

export const OPTION_NUMBERS = [1, 2, 3] as const;

/** Columns that have a twin per language, such as `title:fr`. */
export const TRANSLATED_COLUMNS = [
  'title',
  'description',
  'seo_title',
  'seo_description',
  'warranty',
  'brand',
  'category',
  'tags',
  'collections',
  'specifications',
  ...OPTION_NUMBERS.flatMap((n) => [`option${n}`, `value${n}`]),
] as const;

export const PLAIN_COLUMNS = [
  'handle',
  'store',
  'shipping',
  'tax',
  'tax_percent',
  'price',
  'offer',
  'max_per_order',
  'refundable',
  'return_days',
  'visible',
  'images',
  'sku',
  'gtin',
  'variant_price',
  'variant_list_price',
  'quantity',
  'variant_image',
  ...OPTION_NUMBERS.map((n) => `color${n}`),
] as const;

/** Takes away what the product has in that column; an empty cell leaves it. */
const NOTHING = '(none)';

const KNOWN: ReadonlySet<string> = new Set([
  ...PLAIN_COLUMNS,
  ...TRANSLATED_COLUMNS.flatMap((name) => [
    name,
    ...languageCodes.map((code) => `${name}:${code}`),
  ]),
  ...languageCodes.map((code) => `slug:${code}`),
]);

/** The columns that mean nothing to the import: a misspelt one would be lost without a word. */
export const listUnknownColumns = (names: Iterable<string>): string[] =>
  [...names].filter((name) => name !== '' && !KNOWN.has(name));

/** The product that a row of our own CSV belongs to. */
export const soukHandle = ({ cells }: Row): string | undefined => cells.get('handle');

type Words = Record<string, string>;

type Translated = (typeof TRANSLATED_COLUMNS)[number];

/** What the columns of each language are called; made once, since every row has all of them. */
const TWINS: ReadonlyMap<Translated, [LanguageCode, string][]> = new Map(
  TRANSLATED_COLUMNS.map((name) => [name, languageCodes.map((code) => [code, `${name}:${code}`])]),
);

/** The cell and its translations; undefined where there is neither. */
const wordsOf = ({ cells }: Row, name: Translated): Words | undefined => {
  const words: Words = {};
  for (const [code, column] of TWINS.get(name) ?? []) {
    const text = cells.get(column) ?? (code === 'en' ? cells.get(name) : undefined);
    if (text !== undefined) words[code] = text;
  }
  return Object.keys(words).length > 0 ? words : undefined;
};

const eachLanguage = (words: Words, read: (text: string) => string[]): Words[] => {
  const entries: Words[] = [];
  for (const [code, text] of Object.entries(words))
    for (const [at, entry] of read(text).entries()) {
      const known = (entries[at] ??= {});
      if (entry) known[code] = entry;
    }
  return entries;
};

const listOf = (
  row: Row,
  name: Translated,
  read: (text: string) => string[],
): Words[] | undefined => {
  const words = wordsOf(row, name);
  return words && eachLanguage(words, read);
};

const specificationsOf = (row: Row): { label: Words; value: Words }[] | undefined => {
  const words = wordsOf(row, 'specifications');
  if (!words) return undefined;
  // Labels and values take turns.
  const parts = eachLanguage(words, (text) => readPairs(text).flat());
  return parts.flatMap((label, at) =>
    at % 2 === 0 ? [{ label, value: parts[at + 1] ?? {} }] : [],
  );
};

const taxOf = ({ cells }: Row) => {
  const title = cells.get('tax');
  return title === undefined ? undefined : { title, percent: cells.get('tax_percent') };
};

const choicesOf = (first: Row, row: Row) =>
  OPTION_NUMBERS.flatMap((n) => {
    const value = wordsOf(row, `value${n}`);
    if (!value) return [];
    // The names of the options need to stand in the first row only.
    const attribute = wordsOf(row, `option${n}`) ?? wordsOf(first, `option${n}`) ?? {};
    return [{ attribute, value, color: row.cells.get(`color${n}`) }];
  });

const variantOf = (first: Row, row: Row) => ({
  sku: row.cells.get('sku'),
  gtin: row.cells.get('gtin') === NOTHING ? null : row.cells.get('gtin'),
  price: row.cells.get('variant_price'),
  list_price: row.cells.get('variant_list_price'),
  quantity: row.cells.get('quantity'),
  image: row.cells.get('variant_image'),
  values: choicesOf(first, row),
});

const slugsOf = ({ cells }: Row): Words | undefined => {
  const slugs = languageCodes.flatMap((code) => {
    const slug = cells.get(`slug:${code}`);
    return slug ? [[code, slug] as const] : [];
  });
  return slugs.length > 0 ? Object.fromEntries(slugs) : undefined;
};

const COLUMNS: Record<string, string> = {
  selling: 'price',
  offered: 'offer',
  'variants.price': 'variant_price',
  'variants.list_price': 'variant_list_price',
  'variants.image': 'variant_image',
  'variants.values': 'value1',
};

const nameColumn = (path: readonly PropertyKey[]): string => {
  const [field, , part, index, name, language] = path.map(String);
  if (field === 'slug') return `slug:${String(path[1])}`;
  if (field !== 'variants') {
    const code = languageCodes.find((known) => path.includes(known));
    const column = COLUMNS[field ?? ''] ?? field ?? '';
    return code && code !== 'en' ? `${column}:${code}` : column;
  }
  if (part === 'values' && index !== undefined)
    return `${name === 'attribute' ? 'option' : name === 'color' ? 'color' : 'value'}${Number(index) + 1}${language ? `:${language}` : ''}`;
  return COLUMNS[`variants.${part}`] ?? part ?? 'sku';
};

/** One product of our own CSV: the first row has its texts, every row with a SKU is a variant. */
export const readSouk = (group: Group): Read => {
  const [first] = group.rows;
  const variants = group.rows.filter(({ cells }) => cells.has('sku'));
  const get = (name: string): string | undefined => first.cells.get(name);
  const unless = <Value>(name: string, value: Value): Value | null =>
    get(name) === NOTHING ? null : value;
  const record = {
    handle: get('handle'),
    slug: slugsOf(first),
    title: wordsOf(first, 'title'),
    description: wordsOf(first, 'description'),
    seo_title: unless('seo_title', wordsOf(first, 'seo_title')),
    seo_description: unless('seo_description', wordsOf(first, 'seo_description')),
    warranty: unless('warranty', wordsOf(first, 'warranty')),
    store: get('store'),
    shipping: get('shipping'),
    tax: unless('tax', taxOf(first)),
    brand: unless('brand', wordsOf(first, 'brand')),
    category: listOf(first, 'category', readPath),
    tags: unless('tags', listOf(first, 'tags', readList)),
    collections: unless('collections', listOf(first, 'collections', readList)),
    selling: get('price'),
    offered: unless('offer', get('offer')),
    max_per_order: unless('max_per_order', get('max_per_order')),
    refundable: get('refundable'),
    return_days: get('return_days'),
    visible: get('visible'),
    images: unless(
      'images',
      get('images') === undefined ? undefined : readList(get('images') ?? ''),
    ),
    specifications: unless('specifications', specificationsOf(first)),
    variants: variants.length > 0 ? variants.map((row) => variantOf(first, row)) : undefined,
  };
  const placeOf: Entry['placeOf'] = (path) => {
    const [field, index] = path;
    const row = field === 'variants' && typeof index === 'number' ? variants[index] : first;
    return { line: (row ?? first).line, column: nameColumn(path) };
  };
  return { line: first.line, record, placeOf };
};
