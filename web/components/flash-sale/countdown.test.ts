import { expect, test } from 'vitest';
import { partsOf } from './countdown.tsx';

test('a time left is shown as whole days and a clock', () => {
  expect(partsOf(0)).toEqual({ days: 0, clock: '00:00:00' });
  expect(partsOf(61_000)).toEqual({ days: 0, clock: '00:01:01' });
  expect(partsOf(2 * 86_400_000 + 3 * 3_600_000 + 999)).toEqual({ days: 2, clock: '03:00:00' });
});
