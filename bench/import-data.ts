import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listText, pairsText, pathText } from '#cli/formats/cells.ts';
import { csvLine } from '#cli/formats/write-csv.ts';
import { createRandom } from '#demo/random.ts';

const WORDS =
  'steel oak linen quiet bright folding travel kitchen garden compact classic winter summer wireless ' +
  'ceramic cotton leather bamboo copper glass handmade silent heavy light large small double single';
const THINGS =
  'kettle lamp chair bottle knife blanket speaker notebook backpack mug pan towel shirt jacket bowl clock';
const BRANDS = 'Northwind Lumen Aster Kestrel Halden Orbit Fennel Marlow Tesla Quill Pine Harbour';
const AREAS = 'Kitchen Garden Home Office Outdoor Fashion Audio Baby';
const COLOURS = ['Black', 'White', 'Blue', 'Red'];
const SIZES = ['S', 'M', 'L'];
const FIELDS = ['Material', 'Weight', 'Origin', 'Colour', 'Guarantee'];

const list = (words: string): string[] => words.split(' ');

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

type ProductOptions = { languages: readonly string[]; specifications: number };

/** The product with that number; always the same. */
const productOf = (n: number, { languages, specifications }: ProductOptions) => {
  const random = createRandom(`import/${n}`);
  const pick = (words: readonly string[]): string => words[random.whole(0, words.length - 1)] ?? '';
  const words = list(WORDS);
  const thing = pick(list(THINGS));
  const title = `${pick(list(BRANDS))} ${pick(words)} ${pick(words)} ${thing} ${n}`;
  const sentence = (): string =>
    `${capital(pick(words))} ${pick(words)} ${thing} for ${pick(words)} days.`;
  const description = `<p>${Array.from({ length: 5 }, sentence).join(' ')}</p>`;
  const area = pick(list(AREAS));
  const texts = (text: string): Record<string, string> =>
    Object.fromEntries(languages.map((code) => [code, code === 'en' ? text : `${text} ${code}`]));
  const colours = random.chance(0.4) ? COLOURS.slice(0, 2) : [];
  const sizes = colours.length > 0 && random.chance(0.5) ? SIZES.slice(0, 2) : [];
  const combinations = colours.flatMap((colour) =>
    sizes.length > 0 ? sizes.map((size) => [colour, size]) : [[colour]],
  );
  const price = random.whole(500, 90_000);
  return {
    handle: `import-${thing}-${n}`,
    title: texts(title),
    description: texts(description),
    brand: pick(list(BRANDS)),
    category: [area, `${area} ${capital(thing)}s`],
    tags: [pick(words), pick(words)].filter((word, at, all) => all.indexOf(word) === at),
    price: `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`,
    specifications: FIELDS.slice(0, specifications).map((label) => ({
      label,
      value: `${pick(words)} ${random.whole(1, 99)}`,
    })),
    variants: (combinations.length > 0 ? combinations : [[]]).map((values, at) => ({
      sku: `IMP-${n}-${at}`,
      quantity: random.whole(0, 60),
      values: values.map((value, axis) => ({ attribute: axis === 0 ? 'Colour' : 'Size', value })),
    })),
  };
};

type Product = ReturnType<typeof productOf>;

const SHOPIFY = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Status',
];

/** A line for each variant; what belongs to the product stands in the first alone. */
const rowsOf = (
  { variants }: Product,
  cellsOf: (variant: Product['variants'][number], own: (text: string) => string) => string[],
): string =>
  variants
    .map((variant, at) => csvLine(cellsOf(variant, (text) => (at === 0 ? text : ''))))
    .join('');

const shopifyRows = (product: Product): string =>
  rowsOf(product, ({ sku, quantity, values: [first, second] }, own) => [
    product.handle,
    own(product.title['en'] ?? ''),
    own(product.description['en'] ?? ''),
    own(product.brand),
    own(product.category.join(' > ')),
    own(product.tags.join(', ')),
    own('true'),
    own(first?.attribute ?? ''),
    first?.value ?? '',
    own(second?.attribute ?? ''),
    second?.value ?? '',
    sku,
    String(quantity),
    product.price,
    own('active'),
  ]);

const SOUK = [
  'handle',
  'title',
  'description',
  'brand',
  'category',
  'tags',
  'specifications',
  'price',
  'option1',
  'value1',
  'option2',
  'value2',
  'sku',
  'quantity',
];

const soukRows = (product: Product): string =>
  rowsOf(product, ({ sku, quantity, values: [first, second] }, own) => [
    product.handle,
    own(product.title['en'] ?? ''),
    own(product.description['en'] ?? ''),
    own(product.brand),
    own(pathText(product.category)),
    own(listText(product.tags)),
    own(pairsText(product.specifications.map(({ label, value }) => [label, value]))),
    own(product.price),
    own(first?.attribute ?? ''),
    first?.value ?? '',
    own(second?.attribute ?? ''),
    second?.value ?? '',
    sku,
    String(quantity),
  ]);

export type Shape = 'shopify' | 'souk' | 'english' | 'five';

type Format = { header?: string[]; write: (product: Product) => string };

const FORMATS: Record<'shopify' | 'souk' | 'json', Format> = {
  shopify: { header: SHOPIFY, write: shopifyRows },
  souk: { header: SOUK, write: soukRows },
  json: { write: (product) => `${JSON.stringify(product)}\n` },
};

/**
 * Writes so many products: a Shopify export, our own CSV, or JSON Lines in English alone or five
 * languages. Shopify's format knows no specifications.
 */
export const makeImportFile = async (
  file: string,
  { count, shape, specifications }: { count: number; shape: Shape; specifications: number },
): Promise<void> => {
  const languages = shape === 'five' ? ['en', 'fr', 'ar', 'tr', 'hi'] : ['en'];
  const { header, write } = FORMATS[shape === 'shopify' || shape === 'souk' ? shape : 'json'];
  const lines = function* (): Generator<string> {
    if (header) yield csvLine(header);
    for (let n = 1; n <= count; n += 1) yield write(productOf(n, { languages, specifications }));
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
};
