import { expect, test } from 'vitest';
import { NOON } from '#test/app.ts';
import { createLimiter } from './rate-limit.ts';

test('a caller is who has a line: 64 bits of IPv6, and several times as much for 48', () => {
  const limiter = createLimiter({ of: 'address', calls: 3, seconds: 60 });
  const mayAsk = (clientAddress: string) => limiter({ clientAddress }, NOON)?.allowed;
  const passed = (addresses: string[]) => addresses.filter(mayAsk).length;
  const numbered = (write: (hex: string) => string) =>
    Array.from({ length: 100 }, (_, n) => write((n + 1).toString(16)));
  expect(passed(numbered((n) => `2001:db8:1:1:${n}::${n}`))).toBe(3);
  // What was refused to one has not been counted to the others: 24 for all, 3 of them are gone.
  expect(passed(numbered((n) => `2001:0DB8:0001:1${n}::1`))).toBe(21);
  expect(passed(numbered((n) => `2001:db8:${n}00::1`))).toBe(100);
  // One address of IPv4, however it is written.
  expect(
    passed([
      '192.0.2.33',
      '::ffff:192.0.2.33',
      '::FFFF:c000:221',
      '0:0:0:0:0:ffff:192.0.2.33',
      '192.0.2.33:4711',
      '[::ffff:192.0.2.33]:4711',
    ]),
  ).toBe(3);
  expect(passed(['::1', '0:0:0:0:0:0:0:1', '::1%lo', '[::1]:80'])).toBe(3);
  expect(passed(['unknown', 'x'.repeat(20_000), '', '1.2.3', ':::'])).toBe(5);
});
