import type { ExportedProduct } from '#cli/catalogue/list-products.ts';
import { amountText } from '#cli/formats/amount.ts';
import { listText, pairsText, pathText } from '#cli/formats/cells.ts';
import { OPTION_NUMBERS, PLAIN_COLUMNS, TRANSLATED_COLUMNS } from '#cli/formats/souk-csv.ts';
import { SHOP_PICTURE } from '#cli/pictures/picture-store.ts';
import type { Texts } from '#db/types.ts';
import { type LanguageCode, languageCodes } from '#i18n/languages.ts';

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

const cellText = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A line of a CSV file, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\n`;

const OTHERS = languageCodes.filter((code) => code !== 'en');

const COLUMNS: readonly string[] = [
  'handle',
  ...OTHERS.map((code) => `slug:${code}`),
  ...TRANSLATED_COLUMNS.flatMap((name) => [name, ...OTHERS.map((code) => `${name}:${code}`)]),
  ...PLAIN_COLUMNS.filter((name) => name !== 'handle'),
];

/** The first line of our own CSV. */
export const csvHeader = (): string => csvLine(COLUMNS);

type Cells = Record<string, string>;

const inColumn = (name: string, code: LanguageCode): string =>
  code === 'en' ? name : `${name}:${code}`;

const textCells = (name: string, texts: Texts | null): Cells =>
  Object.fromEntries(
    languageCodes.flatMap((code) => (texts?.[code] ? [[inColumn(name, code), texts[code]]] : [])),
  );

/** One cell per language that all the texts have; the others would lose their place in the list. */
const listCells = (name: string, lists: Texts[], write: (texts: string[]) => string): Cells => {
  const whole = languageCodes.filter(
    (code) => lists.length > 0 && lists.every((texts) => texts[code]),
  );
  return Object.fromEntries(
    whole.map((code) => [inColumn(name, code), write(lists.map((texts) => texts[code] ?? ''))]),
  );
};

const pairCells = (name: string, pairs: ExportedProduct['specifications']): Cells => {
  const whole = languageCodes.filter(
    (code) => pairs.length > 0 && pairs.every(({ label, value }) => label[code] && value[code]),
  );
  return Object.fromEntries(
    whole.map((code) => [
      inColumn(name, code),
      pairsText(pairs.map(({ label, value }) => [label[code] ?? '', value[code] ?? ''])),
    ]),
  );
};

const picture = (image: string): string => `${SHOP_PICTURE}${image}`;

const productCells = (product: ExportedProduct, exponent: number): Cells => ({
  ...Object.fromEntries(OTHERS.map((code) => [`slug:${code}`, product.slug[code] ?? ''])),
  ...textCells('title', product.title),
  ...textCells('description', product.description),
  ...textCells('seo_title', product.seo_title),
  ...textCells('seo_description', product.seo_description),
  ...textCells('warranty', product.warranty),
  ...textCells('brand', product.brand?.title ?? null),
  ...listCells(
    'category',
    product.category.map(({ title }) => title),
    pathText,
  ),
  ...listCells(
    'tags',
    product.tags.map(({ title }) => title),
    listText,
  ),
  ...pairCells('specifications', product.specifications),
  ...listCells(
    'collections',
    product.collections.map(({ title }) => title),
    listText,
  ),
  store: product.store.slug,
  shipping: product.shipping.en,
  tax: product.tax?.title.en ?? '',
  tax_percent: product.tax ? amountText(product.tax.basis_points, 2) : '',
  price: amountText(product.selling, exponent),
  offer: amountText(product.offered, exponent),
  max_per_order: product.max_per_order === null ? '' : String(product.max_per_order),
  refundable: String(product.refundable),
  return_days: String(product.return_days),
  visible: String(product.visible),
  images: listText(product.images.map(picture)),
});

const variantCells = (variant: ExportedProduct['variants'][number], exponent: number): Cells => ({
  sku: variant.sku,
  gtin: variant.gtin ?? '',
  variant_price: variant.price === null ? '' : amountText(variant.price, exponent),
  variant_list_price: variant.list_price === null ? '' : amountText(variant.list_price, exponent),
  quantity: String(variant.quantity),
  variant_image: variant.image === null ? '' : picture(variant.image),
  ...Object.assign(
    {},
    ...OPTION_NUMBERS.map((n): Cells => {
      const choice = variant.values[n - 1];
      if (!choice) return {};
      return {
        ...textCells(`option${n}`, choice.attribute),
        ...textCells(`value${n}`, choice.value),
        [`color${n}`]: choice.color ?? '',
      };
    }),
  ),
});

/** The cells of the product's rows in our own CSV, one per variant; its texts stand in the first. */
export const csvRows = (product: ExportedProduct, exponent: number): string[][] =>
  product.variants.map((variant, index) => {
    const cells: Cells = {
      handle: product.slug.en,
      ...(index === 0 ? productCells(product, exponent) : {}),
      ...variantCells(variant, exponent),
    };
    return COLUMNS.map((name) => cells[name] ?? '');
  });
