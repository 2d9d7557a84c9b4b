import { expect, test } from 'vitest';
import { firstChoice } from './pay-now.tsx';

const methods = [{ code: 3 }, { code: 4 }];

test('beside the payment that was begun another way to pay is chosen, and the same where there is no other', () => {
  expect(firstChoice(methods, '3', true)).toBe('4');
  expect(firstChoice(methods, '4', true)).toBe('3');
  expect(firstChoice([{ code: 3 }], '3', true)).toBe('3');
  expect(firstChoice(methods, '4', false)).toBe('4');
});
