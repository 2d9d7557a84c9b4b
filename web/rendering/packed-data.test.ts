import { expect, test } from 'vitest';
import { pack, unpack } from './packed-data.ts';

test('a page in hand finds its product itself, however many others were packed meanwhile', () => {
  const product = { title: 'A 5" ~lamp~' };
  const text = pack(product);
  for (let other = 0; other < 80; other += 1) pack({ other });
  expect(unpack(text)).toBe(product);
});

test('what another process has packed is read as it was', () => {
  const product = { title: 'A 5" ~lamp~', price: 2000 };
  const text = pack(product);
  for (let other = 0; other < 200; other += 1) pack({ forgets: other });
  expect(unpack(text)).toEqual(product);
  expect(unpack(text)).not.toBe(product);
});
