import { expect, test } from 'vitest';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { createRandom } from '#demo/random.ts';
import { kindOf } from './bank.ts';
import type { Stars } from './write.ts';
import { REVIEW_BANKS, writeReview } from './write.ts';

const STARS: readonly Stars[] = [5, 4, 5, 3, 5, 4, 2, 5, 4, 5, 1, 5];
const nothing = () => ({
  said: new Set<string>(),
  heard: new Map<string, number>(),
  authors: new Set<string>(),
});

test('nobody reviews one product twice', () => {
  for (const type of PRODUCT_TYPES) {
    const random = createRandom(`${type.id}/names`);
    const written = nothing();
    const names = STARS.map(
      (stars) => writeReview({ type, stars, owned: 30 }, random, written).name,
    );
    expect(new Set(names).size, type.id).toBe(names.length);
  }
});

test('who has owned a thing for a week does not tell how it lasts, and who has had it long may', () => {
  const bodies = (owned: number): string[] =>
    PRODUCT_TYPES.flatMap((type) => {
      const random = createRandom(`${type.id}/days`);
      const written = nothing();
      return STARS.map((stars) => writeReview({ type, stars, owned }, random, written).body);
    });
  const lasting = PRODUCT_TYPES.flatMap((type) =>
    Object.values(REVIEW_BANKS).flatMap(({ details }) => details[kindOf(type)].lasting ?? []),
  );
  const tells = (body: string): boolean => lasting.some((one) => body.includes(one));
  expect(bodies(7).filter(tells)).toEqual([]);
  expect(bodies(300).filter(tells).length).toBeGreaterThan(50);
});

test('products side by side are not praised in the same words while there are others', () => {
  const [, first, second] = PRODUCT_TYPES.filter(({ section }) => section === 'tableware');
  if (!first || !second) throw new Error('two kinds of tableware');
  const written = nothing();
  const openings = [first, second].flatMap((type) => {
    written.said = new Set();
    const random = createRandom(type.id);
    return [5, 5, 5].map(
      () =>
        writeReview({ type, stars: 5, owned: 30 }, random, written, 'en').body.split(/(?<=\.) /)[0],
    );
  });
  expect(new Set(openings).size).toBe(6);
});
