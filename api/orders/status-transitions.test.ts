import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/orders/order-codes.ts';
import { orderNumber } from './order-number.ts';
import {
  cancelWay,
  findNextStatus,
  planAdvance,
  planCancel,
  statusOfOrder,
  statusOfPackages,
  stepsTo,
  type Actor,
  type OrderState,
} from './status-transitions.ts';

test('an order goes forward one step at a time and never back', () => {
  expect(findNextStatus(5)).toBeUndefined();
  expect(stepsTo(1, 2)).toEqual([1, 2]);
  expect(stepsTo(3, 2)).toEqual([]);
});

test('an order is as far as its least advanced package', () => {
  expect(statusOfPackages([5, 2, 4])).toBe(2);
});

test('order numbers are readable and do not follow one another', () => {
  const numbers = new Set(Array.from({ length: 2000 }, orderNumber));
  expect(numbers.size).toBe(2000);
  for (const number of numbers) expect(number).toMatch(/^SK-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
});

const status = fc.constantFrom<OrderStatus>(1, 2, 3, 4, 5);
const by = fc.constantFrom<Actor>('shopper', 'shop');

/** An order as the shop may meet it: some packages, some lines in each, some of them cancelled. */
const order = fc
  .array(fc.record({ status, lines: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((drafts) => {
    const packages = drafts.map((draft, at) => ({
      id: `p${at}`,
      status: draft.status,
      cancelled: draft.lines.every((cancelled) => cancelled),
    }));
    const lines = drafts.flatMap((draft, at) =>
      draft.lines.map((cancelled, n) => ({ id: `p${at}l${n}`, packageId: `p${at}`, cancelled })),
    );
    return { status: statusOfOrder({ status: 1, packages }), packages, lines };
  });
type Order = OrderState & { lines: { id: string; packageId: string; cancelled: boolean }[] };

const input = fc.record({
  to: fc.option(status, { nil: undefined }),
  packageId: fc.constantFrom(undefined, 'p0', 'p1', 'p9'),
});

const advanced = (one: Order, steps: { packageId: string; status: OrderStatus }[]): Order => {
  const packages = one.packages.map((pack) => ({
    ...pack,
    status: steps.findLast(({ packageId }) => packageId === pack.id)?.status ?? pack.status,
  }));
  return { ...one, packages, status: statusOfOrder({ status: one.status, packages }) };
};

test('advancing leaves out no step, moves nothing back and nothing that is cancelled', () => {
  fc.assert(
    fc.property(order, input, (before, given) => {
      const plan = planAdvance(before, given);
      if (plan.kind === 'refused') return;
      const at = new Map(before.packages.map((one) => [one.id, one.status]));
      for (const { packageId, status: step } of plan.steps) {
        expect(findNextStatus(at.get(packageId) ?? 5)).toBe(step);
        expect(before.packages.find(({ id }) => id === packageId)?.cancelled).toBe(false);
        at.set(packageId, step);
      }
      let reached = before.status;
      for (const step of plan.orderSteps) {
        expect(findNextStatus(reached)).toBe(step);
        reached = step;
      }
      expect(plan.status).toBe(reached);
      expect(statusOfOrder(advanced(before, plan.steps))).toBe(plan.status);
    }),
  );
});

test('the same status asked for twice is refused the second time', () => {
  fc.assert(
    fc.property(order, status, (before, to) => {
      const plan = planAdvance(before, { to });
      if (plan.kind === 'refused') return;
      const again = planAdvance(advanced(before, plan.steps), { to });
      expect(again).toEqual({ kind: 'refused', reason: 'notAhead' });
    }),
  );
});

test('step by step every order that is not cancelled gets delivered', () => {
  fc.assert(
    fc.property(order, (before) => {
      let one: Order = before;
      for (let steps = 0; steps < 5; steps += 1) {
        const plan = planAdvance(one, {});
        if (plan.kind === 'refused') break;
        one = advanced(one, plan.steps);
      }
      const live = one.packages.filter(({ cancelled }) => !cancelled);
      expect(live.every((pack) => pack.status === 5)).toBe(true);
      const last = planAdvance(one, {});
      expect(last).toEqual({
        kind: 'refused',
        reason: live.length === 0 ? 'cancelled' : 'delivered',
      });
    }),
  );
});

const cancelled = (one: Order, lineIds: string[], packageIds: string[]): Order => ({
  ...one,
  packages: one.packages.map((pack) =>
    packageIds.includes(pack.id) ? { ...pack, cancelled: true } : pack,
  ),
  lines: one.lines.map((line) => (lineIds.includes(line.id) ? { ...line, cancelled: true } : line)),
});

const some = fc.tuple(order, by, fc.array(fc.nat({ max: 11 }), { maxLength: 5 }));

test('each line is cancelled once, and never one that was delivered', () => {
  fc.assert(
    fc.property(some, ([before, asker, picks]) => {
      const lineIds =
        picks.length === 0
          ? undefined
          : picks.map((pick) => before.lines[pick % before.lines.length]?.id ?? '');
      const plan = planCancel(before, { lineIds, by: asker });
      if (plan.kind !== 'cancel') return;
      const live = new Set(before.lines.filter((line) => !line.cancelled).map(({ id }) => id));
      expect(new Set(plan.lineIds).size).toBe(plan.lineIds.length);
      for (const id of plan.lineIds) {
        const pack = before.packages.find((one) => id.startsWith(one.id));
        expect(live.has(id)).toBe(true);
        expect(cancelWay(pack?.status ?? 5, asker)).toBe('direct');
      }
      const after = cancelled(before, plan.lineIds, plan.packageIds);
      for (const pack of after.packages) {
        const own = after.lines.filter(({ packageId }) => packageId === pack.id);
        expect(pack.cancelled).toBe(own.every((line) => line.cancelled));
      }
      expect(plan.whole).toBe(after.lines.every((line) => line.cancelled));
      expect(plan.status).toBeGreaterThanOrEqual(before.status);
      expect(planCancel(after, { lineIds: plan.lineIds, by: asker })).toEqual({ kind: 'already' });
    }),
  );
});

test('what a shopper may cancel, the shop may; a parcel on its way needs the shop', () => {
  fc.assert(
    fc.property(order, (one) => {
      fc.pre(planCancel(one, { by: 'shopper' }).kind === 'cancel');
      expect(planCancel(one, { by: 'shop' }).kind).toBe('cancel');
    }),
  );
  expect([1, 2, 3, 4, 5].map((at) => cancelWay(at as OrderStatus, 'shopper'))).toEqual([
    'direct',
    'direct',
    'request',
    'request',
    'return',
  ]);
});

test('the slow package of an order is cancelled: the order is as far as the rest', () => {
  const one = {
    status: 2 as const,
    packages: [
      { id: 'fast', status: 4 as const, cancelled: false },
      { id: 'slow', status: 2 as const, cancelled: false },
    ],
    lines: [
      { id: 'a', packageId: 'fast', cancelled: false },
      { id: 'b', packageId: 'slow', cancelled: false },
    ],
  };
  expect(planCancel(one, { lineIds: ['b'], by: 'shopper' })).toEqual({
    kind: 'cancel',
    lineIds: ['b'],
    packageIds: ['slow'],
    whole: false,
    orderSteps: [3, 4],
    status: 4,
  });
  expect(planCancel(one, { lineIds: ['c'], by: 'shop' })).toEqual({
    kind: 'refused',
    reason: 'unknownLine',
  });
});
