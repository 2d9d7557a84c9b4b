import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { inDays } from '#test/factories.ts';
import { findVoucherFault, voucherState, type NewVoucher } from './new-voucher.ts';

const db = await testDatabase();

const days = fc.integer({ min: -20, max: 20 }).map(inDays);
const perhaps = (most: number) => fc.option(fc.integer({ min: 1, max: most }));

const voucher: fc.Arbitrary<NewVoucher> = fc.record({
  code: fc.oneof(
    fc.stringMatching(/^[A-Z0-9_-]{3,32}$/),
    fc.stringMatching(/^[a-zA-Z0-9 _-]{0,34}$/),
  ),
  kind: fc.constantFrom('flat', 'percent'),
  value: fc.integer({ min: -1, max: 200 }),
  minSpend: fc.nat(10_000),
  maxSaving: perhaps(10_000),
  startsAt: days,
  endsAt: days,
  totalLimit: perhaps(9),
  perShopperLimit: perhaps(9),
  firstOrder: fc.boolean(),
});

test('what the rule lets pass, the database takes', async () => {
  await fc.assert(
    fc.asyncProperty(voucher, async (one) => {
      fc.pre(findVoucherFault(one, inDays(0)) === undefined);
      await db.deleteFrom('voucher').execute();
      const written = db.insertInto('voucher').values({
        code: one.code,
        title: { en: one.code },
        price_type: one.kind === 'flat' ? 1 : 2,
        value: one.value,
        min_spend: one.minSpend,
        max_saving: one.maxSaving,
        first_order: one.firstOrder,
        starts_at: one.startsAt,
        ends_at: one.endsAt,
        total_limit: one.totalLimit,
        per_shopper_limit: one.perShopperLimit,
      });
      await expect(written.execute()).resolves.toBeDefined();
    }),
    { numRuns: 60 },
  );
});

test('a voucher that passes runs at some moment to come, and never behind its end', () => {
  fc.assert(
    fc.property(voucher, days, (one, at) => {
      fc.pre(findVoucherFault(one, inDays(0)) === undefined);
      const issued = { ...one, disabled: false, used: 0 };
      const begins = one.startsAt > inDays(0) ? one.startsAt : inDays(0);
      expect(voucherState(issued, begins)).toBe('running');
      expect(voucherState(issued, one.endsAt)).toBe('ended');
      const running = at >= one.startsAt && at < one.endsAt;
      expect(voucherState(issued, at) === 'running').toBe(running);
      expect(voucherState({ ...issued, disabled: true }, at)).toBe('disabled');
    }),
  );
});
