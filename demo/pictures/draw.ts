import type { Sharp } from 'sharp';
import { BRANDS } from '#demo/brands.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import type { Store } from '#demo/stores.ts';
import { STORES } from '#demo/stores.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { isPictured } from '#demo/products/variants.ts';
import type { Art } from './art.ts';
import { ART } from './art.ts';
import type { Colour, Tone } from './colours.ts';
import { isColour, TONES, toneOf } from './colours.ts';
import { drawLogo } from './brand-logo.ts';
import type { Subject } from './object.ts';
import type { View } from './photograph.ts';
import { photograph, VIEWS } from './photograph.ts';
import { drawRendered } from './rendered-product.ts';
import { findSign } from './sign.ts';
import { findStoreMark } from './store-mark.ts';
import { drawArch, drawDisc, drawPlinth } from './studio.ts';

type Draw = (width: number) => Sharp | Promise<Sharp>;

const PER_TYPE = 5;
const WIDE = 4 / 3;

const groundOf = ({ section }: ProductType): Tone =>
  DEPARTMENTS.find(({ sections }) => sections.some(({ id }) => id === section))?.ground ??
  TONES.stone;

const isView = (word: string): word is View => VIEWS.some((view) => view === word);

/** `<type>-<number>-<colour or own>-<view>`, only what the shop really has. */
const findProduct = (name: string): Draw | undefined => {
  const [, id, digit, colour = '', view = ''] =
    /^([a-z0-9-]+)-(\d)-([a-z]+)-([a-z]+)$/.exec(name) ?? [];
  const type = PRODUCT_TYPES.find((one) => one.id === id);
  const number = Number(digit);
  if (!type || number >= PER_TYPE || !isView(view)) return undefined;
  const paint = colour === 'own' ? null : colour;
  if (paint !== null && !isColour(paint)) return undefined;
  if (!isPictured(type, paint)) return undefined;
  const tone = groundOf(type);
  return (width) => drawRendered(type, { colour: paint, tone, view, number }, width);
};

/** In which of its colours a product type stands for a category or on a store's banner; else in its first. */
const TILE_COLOURS: Readonly<Record<string, Colour>> = {
  'frying-pan': 'terracotta',
  sofa: 'sage',
  teapot: 'terracotta',
  'soap-bar': 'lilac',
  't-shirt': 'navy',
  'game-controller': 'purple',
};

const tileColour = (id: string): Colour | null =>
  TILE_COLOURS[id] ?? PRODUCT_TYPES.find((type) => type.id === id)?.looks[0] ?? null;

const tileSubject = (id: string): Subject => ({ shows: id, colour: tileColour(id) });

const tile =
  (id: string, tone: Tone): Draw =>
  (width) =>
    drawRendered({ id }, { colour: tileColour(id), tone, view: 'front' }, width);

const findTile = (id: string): Draw | undefined => {
  for (const department of DEPARTMENTS) {
    if (department.id === id) return tile(department.shows, department.ground);
    const section = department.sections.find((one) => one.id === id);
    if (section) return tile(section.shows, department.ground);
  }
  return undefined;
};

const findBrand = (id: string): Draw | undefined => {
  const brand = BRANDS.find((one) => one.id === id);
  if (!brand) return undefined;
  const { name, mark, colour, logo: style } = brand;
  return (width) => drawLogo({ name: name.en, mark, colour, style }, width);
};

/** What a store is known for, and two other things that it sells; two stores of a kind show others. */
const goodsOf = (store: Store): readonly [main: Subject, left: Subject, right: Subject] => {
  const sold = DEPARTMENTS.flatMap(({ id, sections }) =>
    sections.filter((one) => store.departments.includes(id) || store.departments.includes(one.id)),
  )
    .map(({ shows }) => shows)
    .filter((shows) => shows !== store.shows);
  const at = STORES.indexOf(store);
  const pick = (n: number): string => sold[n % sold.length] ?? store.shows;
  return [tileSubject(store.shows), tileSubject(pick(at * 2)), tileSubject(pick(at * 2 + 1))];
};

const findStore = (name: string): Draw | undefined => {
  const [, id, part] = /^(.+)-(logo|banner)$/.exec(name) ?? [];
  const store = STORES.find((one) => one.id === id);
  if (!store) return undefined;
  const tone = toneOf(store.colour);
  const [subject, left, right] = goodsOf(store);
  if (part === 'logo') return findStoreMark(store.id, store.colour);
  return (width) =>
    photograph(
      {
        tone,
        horizon: 0.64,
        light: [0.3, 0.2],
        // Narrow screens cut its sides, wide ones its upper and lower edge: all stands in the middle of both.
        behind: (w, h) => drawDisc(w * 0.5, h * 0.5, h * 0.29),
        things: [
          { subject: left, x: 0.36, floor: 0.76, size: 0.4 },
          { subject: right, x: 0.64, floor: 0.76, size: 0.4 },
          { subject, x: 0.5, floor: 0.78, size: 0.55 },
        ],
      },
      width,
      Math.round(width / 4),
    );
};

const BEHIND: Record<Art['behind'], (w: number, h: number, tone: Tone) => string> = {
  arch: (w, h) => drawArch(w * 0.5, h * 0.08, w * 0.5, h * 0.74),
  disc: (w, h) => drawDisc(w * 0.5, h * 0.44, h * 0.36),
  plinth: (w, h, tone) => drawPlinth(w * 0.5, h * 0.75, w * 0.28, h * 0.92, tone),
  none: () => '',
};

const findArt = (name: string): Draw | undefined => {
  const art = Object.hasOwn(ART, name) ? ART[name] : undefined;
  if (!art) return undefined;
  const tone = TONES[art.tone];
  return (width) =>
    photograph(
      {
        tone,
        horizon: 0.72,
        light: [0.38, 0.26],
        place: art.place,
        behind: (w, h) => BEHIND[art.behind](w, h, tone),
        things: art.things.map(({ shows, colour = null, ...place }) => ({
          subject: { shows, colour },
          ...place,
        })),
      },
      width,
      Math.round(width / WIDE),
    );
};

const SHELVES: Record<string, (name: string) => Draw | undefined> = {
  p: findProduct,
  c: findTile,
  brand: findBrand,
  store: findStore,
  art: (name) => findSign(name) ?? findArt(name),
};

/**
 * How to draw the demo's picture of that key (`demo/<shelf>/<name>.webp`), undefined where the demo
 * has no such picture. It needs no database, and the same key always gives the same picture.
 */
export const findDemoPicture = (key: string): Draw | undefined => {
  const [, shelf = '', name = ''] = /^demo\/([a-z]+)\/([a-z0-9-]+)\.webp$/.exec(key) ?? [];
  return Object.hasOwn(SHELVES, shelf) ? SHELVES[shelf]?.(name) : undefined;
};

/** What stands where a picture is missing: an empty studio. */
export const drawMissing = (width: number): Promise<Sharp> =>
  photograph({ tone: TONES.ash, horizon: 0.7, light: [0.4, 0.3], things: [] }, width);
