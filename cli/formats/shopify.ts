import type { Entry, Read } from '#cli/formats/draft.ts';
import type { Group } from '#cli/formats/groups.ts';
import type { Row } from '#cli/formats/csv-rows.ts';
import { findGtin } from '#contract/catalogue/gtin.ts';
import { slugOf } from '#db/slug.ts';

/** What Shopify calls its columns today, where that differs from what it called them for years. */
const NEWER: Record<string, string> = {
  handle: 'url handle',
  'body (html)': 'description',
  published: 'published on online store',
  'variant sku': 'sku',
  'variant price': 'price',
  'variant compare at price': 'compare-at price',
  'variant inventory qty': 'inventory quantity',
  'image src': 'product image url',
  'variant image': 'variant image url',
  'variant barcode': 'barcode',
};

const OPTIONS = [1, 2, 3];
const COLOUR_NAMES = /^colou?rs?$/i;

const cell = ({ cells }: Row, name: string): string | undefined =>
  cells.get(name) ?? cells.get(NEWER[name] ?? name);

/** The product that a row of a Shopify export belongs to. */
export const shopifyHandle = (row: Row): string | undefined => cell(row, 'handle');

/** Whether these are Shopify's columns: the old names, or the new ones. */
export const isShopify = (names: ReadonlySet<string>): boolean =>
  names.has('url handle') ||
  (names.has('handle') && (names.has('body (html)') || names.has('variant price')));

type Option = { name: string; value: string };

const optionsOf = (first: Row, row: Row): Option[] =>
  OPTIONS.flatMap((n) => {
    const name = cell(first, `option${n} name`);
    const value = cell(row, `option${n} value`);
    // Shopify's way to say that there are no variants.
    if (!name || !value || (name === 'Title' && value === 'Default Title')) return [];
    return [{ name: COLOUR_NAMES.test(name) ? 'Colour' : name, value }];
  });

/** Shopify lets a SKU be empty; ours is then always the same for the same variant. */
const skuOf = (first: Row, row: Row, options: Option[]): string | undefined => {
  const own = cell(row, 'variant sku');
  if (own) return own.replace(/^'/, '');
  const handle = shopifyHandle(first);
  return (
    handle && [handle, ...options.map(({ value }) => slugOf(value, 'en'))].join('-').slice(0, 64)
  );
};

/** Shopify takes any text for a barcode, and spreadsheets put a quote before it: what is no GTIN is passed over. */
const gtinOf = ({ header }: Group, row: Row): string | null | undefined => {
  const given = cell(row, 'variant barcode');
  if (given !== undefined) return findGtin(given.replace(/^'/, ''));
  return header.has('variant barcode') || header.has('barcode') ? null : undefined;
};

type Money = { price: string | undefined; before: string | undefined };

const isAbove = (one: string, other: string): boolean => Number(one) > Number(other);

const moneyOf = (row: Row): Money => {
  const price = cell(row, 'variant price');
  const before = cell(row, 'variant compare at price');
  return { price, before: price && before && isAbove(before, price) ? before : undefined };
};

const isVariant = (row: Row): boolean => cell(row, 'variant price') !== undefined;

const variantOf = (group: Group, row: Row, product: Money) => {
  const [first] = group.rows;
  const options = optionsOf(first, row);
  const { price, before } = moneyOf(row);
  const own = price !== product.price || before !== product.before;
  const quantity = cell(row, 'variant inventory qty');
  return {
    sku: skuOf(first, row, options),
    gtin: gtinOf(group, row),
    price: own ? price : null,
    list_price: own ? (before ?? null) : null,
    // Below zero it is oversold there, and sold out here.
    quantity: quantity?.startsWith('-') ? '0' : quantity,
    image: cell(row, 'variant image'),
    values: options.map(({ name, value }) => ({ attribute: name, value })),
  };
};

/** `A > B > C` of Shopify's own categories, or the shop's type: our two levels are its ends. */
const categoryOf = (row: Row): string[] | undefined => {
  const levels = (cell(row, 'product category') ?? cell(row, 'type'))
    ?.split('>')
    .map((level) => level.trim())
    .filter(Boolean);
  const [top] = levels ?? [];
  const last = levels?.at(-1);
  if (!top || !last) return undefined;
  return top === last ? [top] : [top, last];
};

const imagesOf = (rows: Row[]): string[] | undefined => {
  const images = rows
    .map((row, index) => ({
      src: cell(row, 'image src'),
      position: Number(cell(row, 'image position') ?? index + 1),
    }))
    .filter((image) => image.src !== undefined)
    .toSorted((one, other) => one.position - other.position);
  const sources = images.map(({ src }) => src ?? '');
  return sources.length > 0 ? [...new Set(sources)] : undefined;
};

const isVisible = (row: Row): string | undefined => {
  const status = cell(row, 'status')?.toLowerCase();
  return status && status !== 'active' ? status : (cell(row, 'published') ?? status);
};

const tagsOf = (row: Row): string[] | undefined =>
  cell(row, 'tags')
    ?.split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

const COLUMNS: Record<string, string> = {
  handle: 'Handle',
  title: 'Title',
  description: 'Body (HTML)',
  seo_title: 'SEO Title',
  seo_description: 'SEO Description',
  brand: 'Vendor',
  category: 'Product Category',
  tags: 'Tags',
  selling: 'Variant Compare At Price',
  offered: 'Variant Price',
  visible: 'Published',
  images: 'Image Src',
  sku: 'Variant SKU',
  gtin: 'Variant Barcode',
  price: 'Variant Price',
  list_price: 'Variant Compare At Price',
  quantity: 'Variant Inventory Qty',
  image: 'Variant Image',
  values: 'Option1 Value',
  variants: 'Variant Price',
};

/** One product of a product export of Shopify: the first row has its texts, every row a variant or a picture. */
export const readShopify = (group: Group): Read => {
  const [first] = group.rows;
  const variants = group.rows.filter(isVariant);
  const money = moneyOf(variants[0] ?? first);
  // As in Shopify: a column that is there and empty, in a row that has a title, takes away.
  const orNothing = <Value>(name: string, value: Value | undefined): Value | null | undefined =>
    value ?? (group.header.has(name) && cell(first, 'title') !== undefined ? null : undefined);
  const record = {
    handle: shopifyHandle(first),
    title: cell(first, 'title'),
    description: cell(first, 'body (html)'),
    seo_title: orNothing('seo title', cell(first, 'seo title')),
    seo_description: orNothing('seo description', cell(first, 'seo description')),
    brand: orNothing('vendor', cell(first, 'vendor')),
    category: categoryOf(first),
    tags: orNothing('tags', tagsOf(first)),
    selling: money.before ?? money.price,
    offered: money.before ? money.price : money.price && '0',
    visible: isVisible(first),
    images: imagesOf(group.rows),
    variants: variants.length > 0 ? variants.map((row) => variantOf(group, row, money)) : undefined,
  };
  const placeOf: Entry['placeOf'] = ([field, index, part]) => {
    const row = field === 'variants' && typeof index === 'number' ? variants[index] : variants[0];
    const inVariant = field === 'variants' || field === 'selling' || field === 'offered';
    const named =
      field === 'selling' && money.before === undefined ? 'price' : String(part ?? field ?? '');
    const column =
      COLUMNS[field === 'variants' ? named : named === 'price' ? 'price' : String(field)];
    return { line: (inVariant ? row : first)?.line ?? first.line, column: column ?? String(field) };
  };
  return { line: first.line, record, placeOf };
};
