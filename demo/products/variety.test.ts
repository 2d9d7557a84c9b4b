import { expect, test } from 'vitest';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import { BANNERS } from '#demo/promotions.ts';
import { draftProducts } from './draft-products.ts';
import { inTurns, shapeOf } from './standing.ts';

const PAGE = 24;

const products = draftProducts();
const places = DEPARTMENTS.flatMap(({ id, sections }) => [id, ...sections.map((one) => one.id)]);

test.each(places)(
  'a listing begins with each shape that it has before it shows one again: %s',
  (id) => {
    const inside = products
      .filter(({ department, type }) => department.id === id || type.section === id)
      .toSorted((a, b) => b.popularity - a.popularity);
    const shapes = inside.map(shapeOf);
    const first = shapes.slice(0, Math.min(PAGE, new Set(shapes).size));
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((shape, at) => first.indexOf(shape) !== at)).toEqual([]);
  },
);

test('telephones that are known for calls from a desk stand behind those for the pocket', () => {
  const [first, second] = products
    .filter(({ type }) => type.section === 'phones')
    .toSorted((a, b) => b.popularity - a.popularity);
  expect([first?.type.id, second?.type.id]).toEqual(['smartphone', 'smartphone']);
});

test('what a banner leads to begins with different things', () => {
  const lists = BANNERS.flatMap(({ to }) => ('sections' in to ? [to.sections] : []));
  expect(lists.length).toBe(3);
  for (const sections of lists) {
    const shapes = products
      .filter(({ type }) => sections.includes(type.section))
      .toSorted((a, b) => b.popularity - a.popularity)
      .map(shapeOf);
    const different = Math.min(6, new Set(shapes).size);
    expect(new Set(shapes.slice(0, 6)).size, sections.join()).toBe(different);
  }
});

test('the same things stand in turns, and what is shown nearby waits for one', () => {
  const cards = ['teapot', 'teapot', 'sofa', 'vase', 'sofa', 'teapot'];
  const same = (card: string): string => card;
  expect(inTurns(cards, same)).toEqual(['teapot', 'sofa', 'vase', 'teapot', 'sofa', 'teapot']);
  expect(inTurns(cards, same, new Set(['sofa']))).toEqual([
    'teapot',
    'vase',
    'teapot',
    'sofa',
    'sofa',
    'teapot',
  ]);
});

test('what stands further up has sold more, and only shapes of their own are among the best', () => {
  const best = products.toSorted((a, b) => b.popularity - a.popularity).slice(0, 100);
  expect(new Set(best.map(shapeOf)).size).toBe(100);
  const least = Math.min(...best.map(({ sold }) => sold));
  const last = products.toSorted((a, b) => a.popularity - b.popularity).slice(0, 100);
  expect(Math.max(...last.map(({ sold }) => sold))).toBeLessThan(least);
});
