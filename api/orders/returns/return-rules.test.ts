import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/orders/order-codes.ts';
import { amountOfUnits } from '#contract/orders/order-sums.ts';
import {
  endOfDays,
  planReturn,
  returnableUnits,
  withdrawUntil,
  type ReturnLine,
  type ReturnableOrder,
  type ReturnPackage,
  type ReturnRules,
} from './return-rules.ts';

const NOON = new Date('2026-06-15T12:00:00Z');
const RULES: ReturnRules = { return_days: 0, withdrawal: 'auto' };
const DAY_MS = 86_400_000;

const lineOf = (parts: Partial<ReturnLine> = {}): ReturnLine => ({
  id: 'l',
  packageId: 'p',
  cancelled: false,
  quantity: 3,
  total: 1000,
  returnDays: 14,
  returned: 0,
  isRequested: false,
  ...parts,
});
const packageOf = (parts: Partial<ReturnPackage> = {}): ReturnPackage => ({
  id: 'p',
  status: 5,
  cancelled: false,
  deliveredAt: NOON,
  ...parts,
});
const orderOf = (parts: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
  country: 'FR',
  lines: [lineOf()],
  packages: [packageOf()],
  ...parts,
});
const plan = (order: ReturnableOrder, more: Partial<Parameters<typeof planReturn>[1]> = {}) =>
  planReturn(order, { requested: undefined, rules: RULES, withdrawal: false, now: NOON, ...more });

test('however a line is given back, in parts or at once, its amounts add up to what it has cost', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 1e13 }), (units, total) => {
      const quantity = units.reduce((sum, one) => sum + one, 0);
      const amounts = units.map((one, at) => {
        const before = units.slice(0, at).reduce((sum, earlier) => sum + earlier, 0);
        return amountOfUnits({ total, quantity }, before, one);
      });
      expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(total);
      for (const [at, amount] of amounts.entries()) {
        const fair = (total / quantity) * (units[at] ?? 0);
        expect(Math.abs(amount - fair)).toBeLessThanOrEqual(1 + fair * 1e-12);
      }
    }),
  );
});

test('a line may be given back to the end of its last day, and not a moment longer', () => {
  const time = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const days = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(time, days, days, (deliveredAt, promised, least) => {
      const line = lineOf({ returnDays: promised });
      const parcel = packageOf({ deliveredAt });
      const rules = { ...RULES, return_days: least };
      const last = endOfDays(deliveredAt, Math.max(promised, least));
      const units = (now: Date) => returnableUnits(line, parcel, rules, now);
      expect(units(last)).toBe(3);
      expect(units(new Date(last.getTime() + 1))).toBe(0);
      expect(last.getTime() - deliveredAt.getTime()).toBeGreaterThanOrEqual(
        Math.max(promised, least) * DAY_MS,
      );
      expect(last.toISOString()).toMatch(/T23:59:59\.999Z$/);
    }),
  );
});

test('what is not taken back, not there yet, cancelled, asked or gone cannot be given back', () => {
  const lines: [string, Partial<ReturnLine>, Partial<ReturnPackage>][] = [
    ['not refundable', { returnDays: null }, {}],
    ['on its way', {}, { status: 4, deliveredAt: undefined }],
    ['cancelled', { cancelled: true }, {}],
    ['asked', { returned: 1, isRequested: true }, {}],
    ['gone', { returned: 3 }, {}],
  ];
  const rules = { ...RULES, return_days: 30 };
  for (const [why, line, parcel] of lines)
    expect(returnableUnits(lineOf(line), packageOf(parcel), rules, NOON), why).toBe(0);
});

test('never more units go back than were bought, whoever asks for what', () => {
  const wish = fc.record({
    lineId: fc.constantFrom('a', 'b', 'x'),
    units: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  });
  const line = (id: string) =>
    fc.record({
      id: fc.constant(id),
      packageId: fc.constantFrom('p', 'q'),
      cancelled: fc.boolean(),
      quantity: fc.integer({ min: 3, max: 6 }),
      total: fc.integer({ min: 0, max: 5000 }),
      returnDays: fc.option(fc.constant(14), { nil: null }),
      returned: fc.integer({ min: 0, max: 3 }),
      isRequested: fc.boolean(),
    });
  const parcel = (id: string) =>
    fc.record({
      id: fc.constant(id),
      status: fc.constantFrom<OrderStatus[]>(1, 3, 5),
      cancelled: fc.constant(false),
      deliveredAt: fc.option(fc.constant(NOON), { nil: undefined }),
    });
  const order = fc.record({
    country: fc.constantFrom('FR', 'IN'),
    lines: fc.tuple(line('a'), line('b')),
    packages: fc.tuple(parcel('p'), parcel('q')),
  });
  const requested = fc.option(fc.array(wish, { maxLength: 3 }), { nil: undefined });
  fc.assert(
    fc.property(order, requested, fc.boolean(), (given, chosen, withdrawal) => {
      const planned = plan(given, { requested: chosen, withdrawal });
      if (planned.kind !== 'return') return;
      expect(planned.lines.length).toBeGreaterThan(0);
      for (const { id, units, amount } of planned.lines) {
        const bought = given.lines.find((one) => one.id === id);
        if (!bought) throw new Error('a line that nobody has bought');
        expect(units).toBeLessThanOrEqual(bought.quantity - bought.returned);
        expect(amount).toBeLessThanOrEqual(bought.total);
        expect(bought.cancelled || bought.isRequested).toBe(false);
      }
    }),
  );
});

test('one may withdraw for 14 days after the last package, where the goods go to the EU or the shop says so', () => {
  const later = packageOf({ id: 'q', deliveredAt: new Date('2026-06-20T23:00:00Z') });
  const both = orderOf({ packages: [packageOf(), later] });
  expect(withdrawUntil(both, RULES)).toEqual(new Date('2026-07-04T23:59:59.999Z'));
  expect(withdrawUntil({ ...both, country: 'IN' }, RULES)).toBeUndefined();
  expect(withdrawUntil({ ...both, country: 'GB' }, RULES)).toBeUndefined();
  expect(withdrawUntil({ ...both, country: 'IN' }, { ...RULES, withdrawal: 'on' })).toBeDefined();
  expect(withdrawUntil(both, { ...RULES, withdrawal: 'off' })).toBeUndefined();
  const coming = orderOf({ packages: [packageOf(), { ...later, deliveredAt: undefined }] });
  expect(withdrawUntil(coming, RULES)).toBe('open');
  const gone = { ...later, deliveredAt: undefined, cancelled: true };
  expect(withdrawUntil(orderOf({ packages: [packageOf(), gone] }), RULES)).toEqual(
    new Date('2026-06-29T23:59:59.999Z'),
  );
});

test('one may withdraw from what the shop itself would not take back', () => {
  const order = orderOf({ lines: [lineOf({ returnDays: null })] });
  expect(plan(order)).toEqual({ kind: 'refused', reason: 'nothing' });
  expect(plan(order, { withdrawal: true })).toEqual({
    kind: 'return',
    lines: [{ id: 'l', units: 3, amount: 1000 }],
  });
});
