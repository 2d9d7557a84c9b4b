import { findGtin } from '#contract/catalogue/gtin.ts';
import { z } from 'zod';
import { RESERVED_SLUGS, isSlug } from '#contract/slug.ts';
import { currencyExponent } from '#contract/money.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { Draft, Entry, Refusal } from '#cli/formats/draft.ts';
import { findAmount } from '#cli/formats/amount.ts';
import { texts, title, words } from '#cli/formats/texts.ts';

const MOST_VARIANTS = 2_000;

const slug = words.superRefine((text, { addIssue }) => {
  if (RESERVED_SLUGS.has(text))
    addIssue(`"${text}" is reserved: the shop has a page of its own there; choose another`);
  else if (!isSlug(text))
    addIssue(`"${text}" cannot be an address: letters, digits and single hyphens, at most 120`);
});

/** By a title alone, or with what else is known of it. */
const named = z.preprocess(
  (given) =>
    typeof given === 'object' && given !== null && 'title' in given ? given : { title: given },
  z.object({
    slug: slug.optional(),
    title,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
);

/** A list; null is an empty one. */
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .nullable()
    .transform((list) => list ?? [])
    .optional();

const taxClass = z
  .object({
    title,
    percent: z
      .union([z.number().transform(String), words])
      .transform((text) => findAmount(text, 2))
      .refine(
        (points) => points !== undefined && points <= 10_000,
        'must be a percentage such as 20 or 5.5',
      )
      .optional(),
  })
  .transform(({ title: named, percent }) => ({
    title: named,
    ...(percent !== undefined && { basis_points: percent }),
  }));

const wholeNumber = (least: number) =>
  z
    .union(
      [z.number(), words.regex(/^-?\d+$/, 'must be a whole number').transform(Number)],
      'must be a whole number',
    )
    .refine(Number.isSafeInteger, 'must be a whole number')
    .refine((n) => n >= least, `must be ${least} or more`)
    .refine((n) => n <= 2_147_483_647, 'is too large');

const YES = new Set(['true', 'yes', '1', 'active']);
const NO = new Set(['false', 'no', '0', 'draft', 'archived', 'unlisted']);

const yesOrNo = z
  .union([z.boolean(), words.transform((text) => text.toLowerCase())])
  .refine(
    (given) => typeof given === 'boolean' || YES.has(given) || NO.has(given),
    'must be true or false',
  )
  .transform((given) => (typeof given === 'boolean' ? given : YES.has(given)));

const gtin = words
  .refine(
    (text) => findGtin(text) !== undefined,
    'is no GTIN: 8, 12, 13 or 14 digits with their check digit',
  )
  .transform((text) => findGtin(text) ?? text);

const recordSchema = (currency: string) => {
  const exponent = currencyExponent(currency);
  const amount = z
    .union([z.number().transform(String), words], 'must be an amount such as 129.00')
    .transform((text, { addIssue }) => {
      const found = findAmount(text, exponent);
      if (found === undefined)
        addIssue(
          `"${text}" is no amount in ${currency}: digits with a point and at most ${exponent} decimals, no separators`,
        );
      return found ?? 0;
    });
  const price = amount.refine((n) => n > 0, 'must be more than 0');
  const choice = z.object({
    attribute: title,
    value: title,
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #470096')
      .optional(),
  });
  const variant = z
    .strictObject({
      sku: words
        .refine((text) => text.length > 0, 'is missing')
        .refine((text) => text.length <= 64, 'is longer than 64 characters'),
      gtin: gtin.nullable().optional(),
      price: price.nullable().optional(),
      list_price: price.nullable().optional(),
      quantity: wholeNumber(0).optional(),
      image: words.optional(),
      values: z.array(choice).default([]),
    })
    .superRefine(({ price: own, list_price: before, values }, { addIssue }) => {
      const at = (path: string, message: string) =>
        addIssue({ code: 'custom', path: [path], message });
      if (before && !own) at('list_price', 'needs a price of the variant beside it');
      else if (before && own && before < own) at('list_price', 'is below the price');
      const titles = values.map(({ attribute }) => attribute.en.toLowerCase());
      if (new Set(titles).size < titles.length) at('values', 'names the same option twice');
    });
  return z
    .strictObject({
      handle: slug.optional(),
      slug: z.partialRecord(z.enum(languageCodes), slug).optional(),
      title: title.optional(),
      description: texts.optional(),
      seo_title: title.nullable().optional(),
      seo_description: texts.nullable().optional(),
      warranty: texts.nullable().optional(),
      store: named.optional(),
      brand: named.nullable().optional(),
      category: z.array(named).min(1).max(2, 'has more than two levels').optional(),
      tags: listOf(named),
      collections: listOf(named),
      shipping: title.optional(),
      tax: taxClass.nullable().optional(),
      selling: price.optional(),
      offered: z.union([z.null().transform(() => 0), amount]).optional(),
      max_per_order: wholeNumber(1).nullable().optional(),
      refundable: yesOrNo.optional(),
      return_days: wholeNumber(0).optional(),
      visible: yesOrNo.optional(),
      images: listOf(words),
      specifications: listOf(z.object({ label: title, value: texts })),
      variants: z
        .array(variant)
        .min(1, 'is empty')
        .max(MOST_VARIANTS, `are more than ${MOST_VARIANTS}`)
        .optional(),
    })
    .superRefine(({ handle, selling, offered, variants = [] }, { addIssue }) => {
      const at = (path: PropertyKey[], message: string) =>
        addIssue({ code: 'custom', path, message });
      if (!handle && variants.length === 0)
        at(['handle'], 'is missing, and there is no SKU either');
      if (selling && offered && offered > selling) at(['offered'], 'is above the price');
      const known = new Set<string>();
      for (const [index, { sku }] of variants.entries()) {
        if (known.has(sku)) at(['variants', index, 'sku'], `"${sku}" stands twice in this product`);
        known.add(sku);
      }
    });
};

const nameOf = (record: unknown): string => {
  if (typeof record !== 'object' || record === null) return '';
  const { handle, variants } = record as { handle?: unknown; variants?: { sku?: unknown }[] };
  const name = handle ?? (Array.isArray(variants) ? variants[0]?.sku : undefined);
  return typeof name === 'string' ? name : '';
};

export type Checked = { draft: Draft } | { refusals: Refusal[] };

/** Makes the check of what a file says: a product that could be written, or all that is wrong with it. */
export const createCheck = (currency: string): ((entry: Entry) => Checked) => {
  const schema = recordSchema(currency);
  return ({ record, placeOf }) => {
    const { data, error } = schema.safeParse(record);
    if (data) return { draft: data as Draft };
    const product = nameOf(record);
    return {
      refusals: error.issues.map(({ path, message }) => ({
        ...placeOf(path),
        reason: message,
        product,
      })),
    };
  };
};
