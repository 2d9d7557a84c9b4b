import { beforeAll, expect, test } from 'vitest';
import type { Card } from '#contract/catalogue/card.ts';
import { getHome, type HomeData } from '#contract/shop/home.ts';
import { fillDemoShop } from '#demo/fill.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { shapeOf } from '#demo/products/standing.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';

const NOW = new Date('2026-05-20T10:00:00Z');
const db = await testDatabase();
const shop = testApp(db, { now: () => NOW });

let home: HomeData;

beforeAll(async () => {
  await fillDemoShop(db, { now: NOW });
  home = (await shop.call(getHome, { query: { per_page: 12 } })).data;
});

/** The kind of a card's product and the shape that it is drawn from, by the name of its picture. */
const drawnOf = ({ image }: Card): { kind: string; shape: string } => {
  const [, kind = '', number] = /([a-z0-9-]+?)-(\d)-[a-z]+-[a-z]+\./.exec(image) ?? [];
  const type = PRODUCT_TYPES.find(({ id }) => id === kind);
  if (!type) throw new Error(`A card without a product's picture: ${image}`);
  return { kind, shape: shapeOf({ type, number: Number(number) }) };
};
const shapesIn = (cards: readonly Card[]): string[] => cards.map((card) => drawnOf(card).shape);
const repeatedIn = (shapes: readonly string[]): string[] =>
  shapes.filter((shape, at) => shapes.indexOf(shape) !== at);

const ROW = 12;
const SEEN = 6;

test('no row of the home page shows one shape twice', () => {
  const rows = [
    home.products.result,
    ...home.collections.map(({ products }) => products),
    ...home.flash_sales.map(({ products }) => products.slice(0, ROW)),
  ];
  expect(rows.length).toBe(7);
  for (const row of rows) {
    expect(row.length).toBeGreaterThan(SEEN);
    expect(repeatedIn(shapesIn(row))).toEqual([]);
  }
});

test('what is seen of the rows of the home page without moving them is all different', () => {
  const seen = [
    ...home.products.result,
    ...home.collections.flatMap(({ products }) => products.slice(0, SEEN)),
    ...home.flash_sales.flatMap(({ products }) => products.slice(0, SEEN)),
  ];
  expect(repeatedIn(shapesIn(seen))).toEqual([]);
});

const opens = (title: string): string[] => {
  const row = home.collections.find((one) => one.title === title);
  return (row?.products ?? []).slice(0, 4).map((card) => drawnOf(card).kind);
};

test('a collection opens with what it is named for', () => {
  expect(opens('The home office')).toEqual(['laptop', 'keyboard', 'chair', 'computer-mouse']);
  expect(opens('Slow mornings')).toEqual(['coffee-cup', 'coffee-beans', 'teapot', 'mystery-novel']);
});
