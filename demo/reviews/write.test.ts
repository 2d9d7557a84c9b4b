import { expect, test } from 'vitest';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { createRandom } from '#demo/random.ts';
import type { Stars } from './write.ts';
import { writeReview } from './write.ts';

const STARS: readonly Stars[] = [5, 4, 5, 3, 5, 4, 2, 5, 4, 5, 1, 5];

test('nobody reviews one product twice', () => {
  for (const type of PRODUCT_TYPES) {
    const random = createRandom(`${type.id}/names`);
    const said = new Set<string>();
    const names = STARS.map((stars) => writeReview(type, stars, random, said).name);
    expect(new Set(names).size, type.id).toBe(names.length);
  }
});
