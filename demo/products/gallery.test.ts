import { expect, test } from 'vitest';
import { findDemoPicture } from '#demo/pictures/draw.ts';
import { isDrawnAlone } from '#demo/pictures/parts.ts';
import { SNAPS } from '#demo/pictures/photograph.ts';
import { shotOf } from '#demo/pictures/rendered-product.ts';
import { draftProducts } from './draft-products.ts';
import { galleryOf } from './gallery.ts';
import { coloursOf } from './variants.ts';

const products = draftProducts();

/** What one sees of the picture but for the wall's colour. */
const drawingOf = ({ type, number }: (typeof products)[number]): string => {
  const [lead = 'front'] = galleryOf(type, number);
  const shot = shotOf(type, number, lead);
  const own = isDrawnAlone(type.id, shot.form, number) ? number : null;
  return JSON.stringify([type.id, coloursOf(type, number)[0], shot, own]);
};

test('no two products of the shop lead with the same drawing, so no listing shows one twice', () => {
  const alike = [...Map.groupBy(products, drawingOf)].filter(([, some]) => some.length > 1);
  expect(alike.map(([, some]) => some.map(({ title }) => title.en))).toEqual([]);
});

test('no product shows one picture twice', () => {
  for (const { type, number, images } of products) {
    const shots = galleryOf(type, number).map((view) => JSON.stringify(shotOf(type, number, view)));
    expect(new Set(shots).size, images[0]).toBe(shots.length);
    expect(shots.length, images[0]).toBeGreaterThan(2);
    expect(new Set(images).size, images[0]).toBe(images.length);
    expect(images.filter((key) => !findDemoPicture(key))).toEqual([]);
  }
});

test('each colour and scent that can be chosen has as many pictures as the first, and they lead with its own', () => {
  const inColours = products.filter(({ variants }) => variants.some(({ image }) => image));
  expect(inColours.length).toBeGreaterThan(140);
  for (const { type, number, images, variants } of inColours) {
    const views = galleryOf(type, number).length;
    for (const { image } of variants)
      expect(images.indexOf(image ?? '') % views, images[0]).toBe(0);
    expect(images.length % views).toBe(0);
  }
});

test('candles of different scents look different', async () => {
  const [first, second] = products.find(({ type }) => type.id === 'candle')?.variants ?? [];
  const bytes = async (key = '') => (await findDemoPicture(key ?? '')?.(80))?.raw().toBuffer();
  const pictures = await Promise.all([first?.image, second?.image].map((key) => bytes(key ?? '')));
  expect(pictures[0]?.length).toBe(80 * 80 * 3);
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
});

test('what customers have photographed is none of the shop’s pictures, and no two took the same', async () => {
  const bytes = async (key: string): Promise<Buffer> =>
    (await findDemoPicture(key)?.(60))?.raw().toBuffer() ?? Buffer.alloc(0);
  for (const id of ['teapot', 't-shirt', 'sofa']) {
    const product = products.find(({ type }) => type.id === id);
    const [lead = ''] = product?.images ?? [];
    const taken = SNAPS.map((view) => lead.replace(/[a-z]+(?=\.webp)/, view));
    const shown = await Promise.all(product?.images.slice(0, 5).map(bytes) ?? []);
    const snaps = await Promise.all(taken.map(bytes));
    const all = [...shown, ...snaps].map((one) => one.toString('base64'));
    expect(snaps.every(({ length }) => length === 60 * 60 * 3)).toBe(true);
    expect(new Set(all).size, id).toBe(all.length);
  }
});

test('two pictures of one product in two places differ, its colour does not', async () => {
  const bytes = async (key: string): Promise<Buffer | undefined> =>
    (await findDemoPicture(key)?.(80))?.raw().toBuffer();
  const [front, scene, other] = await Promise.all(
    ['teapot-0-white-front', 'teapot-0-white-scene', 'teapot-1-white-scene'].map((name) =>
      bytes(`demo/p/${name}.webp`),
    ),
  );
  expect(front?.equals(scene ?? Buffer.alloc(0))).toBe(false);
  expect(scene?.equals(other ?? Buffer.alloc(0))).toBe(false);
});
