import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createRandom, type Random } from '#demo/random.ts';
import {
  CATEGORY_LIST,
  COLOURS,
  BRANDS,
  MATERIALS,
  type Name,
  QUALITIES,
  SIZES,
  SPECIFICATIONS,
  TAGS,
} from './words.ts';

/** The moment that the shop of the bench lives in. */
export const NOW = new Date('2026-11-15T12:00:00Z');

const STORES = 200;
const COUNTRIES = ['US', 'FR', 'MA', 'TR', 'IN'];

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** One of the list, the first ones far more often than the last. */
const skewed = <T>({ next }: Random, list: readonly T[], slope: number): T =>
  list[Math.floor(list.length * next() ** slope)] as T;

type Words = { maker: string; quality: Name; material: string; thing: Name; model: string };

/** Titles say the same in every language that they are in. */
const titleOf = ({ maker, quality, material, thing, model }: Words, random: Random) => ({
  en: `${maker} ${quality.en} ${material} ${thing.en} ${model}`,
  ...(thing.fr &&
    quality.fr &&
    random.chance(0.7) && { fr: `${capital(thing.fr)} ${quality.fr} ${maker} ${model}` }),
  ...(thing.ar &&
    quality.ar &&
    random.chance(0.6) && { ar: `${thing.ar} ${quality.ar} ${maker} ${model}` }),
});

const descriptionOf = ({ quality, material, thing }: Words, random: Random): string => {
  const other = () => random.pick(QUALITIES).en;
  return (
    `<p>A ${quality.en} ${thing.en} of ${material}, ${other()} and ${other()}.</p>` +
    `<p>Made for ${random.pick(TAGS)} days and ${other()} places; goes with ${random.pick(MATERIALS)}.</p>`
  );
};

const variantsOf = (n: number, random: Random) => {
  const colours = random.chance(0.34) ? random.shuffled(COLOURS).slice(0, random.whole(2, 3)) : [];
  const sizes = colours.length > 0 && random.chance(0.4) ? random.shuffled(SIZES).slice(0, 2) : [];
  const values = colours.flatMap(([value, color]) => {
    const colour = { attribute: 'Colour', value, color };
    if (sizes.length === 0) return [[colour]];
    return sizes.map((size) => [colour, { attribute: 'Size', value: size }]);
  });
  return (values.length > 0 ? values : [[]]).map((chosen, at) => ({
    sku: `B${n}-${at}`,
    quantity: random.chance(0.1) ? 0 : random.whole(1, 200),
    values: chosen,
  }));
};

/** The base product with that number, as `npm run shop -- import` reads it; always the same. */
const productOf = (n: number) => {
  const random = createRandom(`base/${n}`);
  const category = skewed(random, CATEGORY_LIST, 1.8);
  const words: Words = {
    maker: skewed(random, BRANDS, 2.2),
    quality: skewed(random, QUALITIES, 1.3),
    material: random.pick(MATERIALS),
    thing: skewed(random, category.things, 1.5),
    model: `${random.pick(['A', 'C', 'G', 'K', 'M', 'X'])}${random.whole(100, 4999)}`,
  };
  const store = Math.floor(STORES * random.next() ** 2);
  return {
    handle: `base-${n}`,
    title: titleOf(words, random),
    description: descriptionOf(words, random),
    brand: words.maker,
    store: {
      title: `${BRANDS[store * 7] ?? ''} Trading`,
      country: COUNTRIES[store % COUNTRIES.length],
    },
    category: [category.category, `${capital(words.thing.en)}s`],
    tags: random.chance(0.6) ? random.shuffled(TAGS).slice(0, random.whole(1, 3)) : [],
    price: `${random.whole(5, 900)}.${random.pick(['00', '49', '99'])}`,
    specifications: SPECIFICATIONS.map(([label, values]) => ({
      label,
      value: random.pick(values),
    })),
    variants: variantsOf(n, random),
  };
};

/** Writes so many base products as JSON Lines. */
export const writeBaseProducts = async (file: string, count: number): Promise<void> => {
  const lines = function* (): Generator<string> {
    for (let n = 1; n <= count; n += 1) yield `${JSON.stringify(productOf(n))}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
};

/** English titles of base products, spread over them: what shoppers of the bench search for. */
export const listBaseTitles = (count: number, of: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => productOf(1 + Math.floor((index * of) / count)).title.en,
  );
