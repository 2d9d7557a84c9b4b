import type { AxisName, Choice } from './axes.ts';
import { AXES } from './axes.ts';
import type { DraftVariant } from './draft-product.ts';
import type { Colour } from '#demo/pictures/colours.ts';
import { isColour } from '#demo/pictures/colours.ts';
import { productPicture } from '#demo/pictures/key.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import { galleryOf } from './gallery.ts';
import type { Random } from '#demo/random.ts';

type Prices = { selling: number; offered: number };

/** Which of the studio's colours a scent is pictured in: that of its swatch. */
const SCENT_COLOURS: Readonly<Record<string, Colour>> = {
  lavender: 'lilac',
  fig: 'olive',
  rose: 'rose',
  cedar: 'brown',
};

/** Whether the type is pictured in that colour: one of its own or of its scents. */
export const isPictured = ({ looks, axes = [] }: ProductType, colour: Colour | null): boolean =>
  looks.includes(colour) ||
  (colour !== null && axes.includes('scent') && Object.values(SCENT_COLOURS).includes(colour));

/** The colours that this product of the type comes in, its main one first. */
export const coloursOf = (type: ProductType, number: number): (Colour | null)[] => {
  const count = type.axes?.some((axis) => axis === 'colour') ? Math.min(4, type.looks.length) : 1;
  return Array.from(
    { length: count },
    (_, i) => type.looks[(number + i) % type.looks.length] ?? null,
  );
};

/** What is worn is never sold without a choice of these. */
const WORN: ReadonlySet<AxisName> = new Set(['size', 'shoe', 'child']);

/** Sub-categories whose goods are sold by the pack. */
const BY_THE_PACK: ReadonlySet<string> = new Set(['sweets-and-bakery', 'drinks', 'feeding']);

const isWorn = ({ axes = [] }: ProductType): boolean => axes.some((axis) => WORN.has(axis));

/**
 * Food costs what a pack of it costs: a single one is sold at no price. What is worn says its colour, also where there is
 * one alone: who wants a burgundy dress finds it by that.
 */
const isAlwaysChosen = (type: ProductType, axis: AxisName): boolean =>
  WORN.has(axis) ||
  (axis === 'pieces' && BY_THE_PACK.has(type.section)) ||
  (axis === 'colour' && isWorn(type));

const sizesOf = ({ id, sizes }: ProductType, all: readonly Choice[]): readonly Choice[] => {
  if (!sizes) return all;
  const [from, to] = sizes.map((name) => all.findIndex((choice) => choice.id === name));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`"${id}" has sizes that are not on its axis`);
  return all.slice(from, to + 1);
};

const choicesOf = (
  axis: AxisName,
  type: ProductType,
  { number, plain }: { number: number; plain: boolean },
): readonly Choice[] => {
  const all: readonly Choice[] = AXES[axis].choices;
  if (axis === 'colour') {
    const colours = coloursOf(type, number).slice(0, plain ? 1 : undefined);
    return colours.flatMap((colour) => all.filter(({ id }) => id === colour));
  }
  return WORN.has(axis) ? sizesOf(type, all) : all.slice(0, 3 + (number % 2));
};

const combine = (
  axes: readonly AxisName[],
  type: ProductType,
  which: { number: number; plain: boolean },
): (readonly (readonly [AxisName, Choice])[])[] => {
  let rows: (readonly (readonly [AxisName, Choice])[])[] = [[]];
  for (const axis of axes)
    rows = rows.flatMap((row) =>
      choicesOf(axis, type, which).map((choice) => [...row, [axis, choice] as const]),
    );
  return rows;
};

/** A price as shops write it: whole dollars from 100, below that ending in 9, 5 or 0 cents. */
export const roundPrice = (cents: number): number => {
  if (cents >= 10_000) return Math.round(cents / 100) * 100;
  if (cents >= 1500) return Math.round(cents / 50) * 50;
  return Math.max(95, Math.round(cents / 10) * 10 - 1);
};

const stockOf = (random: Random): number => {
  if (random.chance(0.08)) return 0;
  return random.chance(0.15) ? random.whole(1, 4) : random.whole(6, 140);
};

const ownPrice = (factor: number, { selling, offered }: Prices) => {
  if (factor === 1) return { price: null, listPrice: null };
  const listed = roundPrice(selling * factor);
  if (offered === 0) return { price: listed, listPrice: null };
  return { price: Math.min(listed, roundPrice(offered * factor)), listPrice: listed };
};

/** The colour that a variant is pictured in, if it has one of its own. */
export const colourOf = (choices: DraftVariant['choices']): Colour | undefined => {
  for (const [axis, { id }] of choices) {
    if (axis === 'colour' && isColour(id)) return id;
    if (axis === 'scent') return SCENT_COLOURS[id];
  }
  return undefined;
};

const pictureOf = (
  type: ProductType,
  number: number,
  choices: readonly (readonly [AxisName, Choice])[],
): string | null => {
  const colour = colourOf(choices);
  const [lead = 'front'] = galleryOf(type, number);
  return colour ? productPicture(type.id, number, colour, lead) : null;
};

/**
 * The pictures of a product, in its main colour first. Those of another colour or scent follow its variants'
 * picture, so that the shop can show them when it is chosen.
 */
export const picturesOf = (
  type: ProductType,
  number: number,
  variants: readonly DraftVariant[],
): string[] => {
  const [main = null] = coloursOf(type, number);
  const colours = new Set([main, ...variants.flatMap(({ choices }) => colourOf(choices) ?? [])]);
  return [...colours].flatMap((colour) =>
    galleryOf(type, number).map((view) => productPicture(type.id, number, colour, view)),
  );
};

/** What is sold of a product: its variants, some combinations missing, or the only one. */
export const draftVariants = (
  type: ProductType,
  number: number,
  prices: Prices,
  random: Random,
): DraftVariant[] => {
  const sku = `${type.id.toUpperCase().slice(0, 40)}-${number + 1}`;
  const plain = number === 4 || (number + type.id.length) % 5 === 0;
  const axes = (type.axes ?? []).filter((axis) => !plain || isAlwaysChosen(type, axis));
  const rows = combine(axes, type, { number, plain });
  const kept = rows.filter((_, i) => i === 0 || rows.length < 6 || !random.chance(0.1));
  return kept.map((choices, i) => ({
    sku: choices.length === 0 ? sku : `${sku}-${i + 1}`,
    choices,
    ...ownPrice(
      choices.reduce((factor, [, { price }]) => factor * price, 1),
      prices,
    ),
    quantity: stockOf(random),
    image: pictureOf(type, number, choices),
  }));
};
