import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findDemoPicture } from '#demo/pictures/draw.ts';
import { formOf } from '#demo/pictures/forms.ts';
import { labelOf } from '#demo/pictures/labels/draw-label.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { draftProducts } from '#demo/products/draft-products.ts';
import { printOf } from './print-of.ts';
import { layPrints, readPrints } from './surface.ts';

const BOOKS = PRODUCT_TYPES.filter(({ titled }) => titled);
const NUMBERS = [0, 1, 2, 3, 4];
const SIDE = 200;

const printedOn = (id: string, number: number): string => {
  const prints = readPrints(formOf(id, number), 'front');
  const type = PRODUCT_TYPES.find((one) => one.id === id);
  const colour = type?.looks[number % type.looks.length] ?? null;
  const surface = prints?.surfaces.find(({ name }) => name !== 'cloth');
  return (surface && printOf(id, number, colour)?.svgOf(surface)) ?? '';
};

test('every book has a cover of its own', () => {
  const covers = BOOKS.flatMap(({ id }) => NUMBERS.map((number) => printedOn(id, number)));
  expect(covers.length).toBe(25);
  expect(covers.filter((svg) => !svg.includes('<path'))).toEqual([]);
  expect(new Set(covers).size).toBe(25);
});

test('a pack names its brand and the model that its product is sold as', () => {
  const packs = draftProducts().filter(
    ({ type, number, title, brand }) =>
      printedOn(type.id, number) !== '' && !title.en.startsWith(brand.name.en) && !type.titled,
  );
  const labels = packs.flatMap(({ type, number, title, brand }) => {
    const colour = type.looks[number % type.looks.length] ?? null;
    const surface = readPrints(formOf(type.id, number), 'front')?.surfaces[0];
    const label = labelOf(type.id, { name: title.en, number, brand, colour });
    return label && surface ? [[printedOn(type.id, number), label(surface.aspect)]] : [];
  });
  expect(labels.length).toBeGreaterThan(20);
  expect(labels.filter(([seen, expected]) => seen !== expected)).toEqual([]);
});

test('what is printed on covers and labels has no letter that the typeface lacks', () => {
  const all = PRODUCT_TYPES.flatMap(({ id }) => NUMBERS.map((number) => printedOn(id, number)));
  expect(all.filter((svg) => /NaN|undefined/.test(svg))).toEqual([]);
});

test('whatever the studio leaves to be printed is printed', () => {
  const forms = readdirSync(new URL('../rendered/', import.meta.url))
    .flatMap((file) => /^(.+)-front-print\.json$/.exec(file)?.[1] ?? [])
    .filter((form) => readPrints(form, 'front')?.surfaces.some(({ name }) => name !== 'cloth'));
  expect(forms.length).toBeGreaterThan(4);
  const printed = PRODUCT_TYPES.flatMap(({ id }) =>
    NUMBERS.filter((number) => printedOn(id, number) !== '').map((number) => formOf(id, number)),
  );
  expect(forms.filter((form) => !printed.includes(form))).toEqual([]);
});

test('a print lies where its surface is seen, the right way round', async () => {
  const points = [0, 1].flatMap((v) => [0, 1].map((u) => [0.25 + u / 2, 0.25 + v / 2] as const));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#00f"/><rect width="50" height="50" fill="#f00"/></svg>`;
  const data = await layPrints(
    { cells: 1, beyond: 0, surfaces: [{ name: 'front', aspect: 1, points }] },
    () => svg,
    SIDE,
  );
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * SIDE + x) * 3).subarray(0, 3),
  ];
  expect(at(70, 70)).toEqual([255, 0, 0]);
  expect(at(130, 70)).toEqual([0, 0, 255]);
  expect(at(70, 130)).toEqual([0, 0, 255]);
  expect(at(20, 20)).toEqual([255, 255, 255]);
});

test('two novels are pictured with different fronts', async () => {
  const bytes = async (name: string): Promise<Buffer | undefined> => {
    const picture = await findDemoPicture(`demo/p/${name}.webp`)?.(120);
    return (
      picture &&
      sharp(await picture.png().toBuffer())
        .greyscale()
        .raw()
        .toBuffer()
    );
  };
  const [first, second] = await Promise.all(
    ['mystery-novel-0-black-front', 'mystery-novel-2-black-front'].map(bytes),
  );
  const far = first?.filter((byte, at) => Math.abs(byte - (second?.[at] ?? 0)) > 30).length ?? 0;
  expect(far).toBeGreaterThan(800);
});
