import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPlace, placesFor, type Place } from '#api/pricing/shipping-place.ts';
import { findQuantityRefusal, maxQuantity } from './quantity-limit.ts';
import { selectionAfter, type SelectableLine } from './selection.ts';

const many = { numRuns: 500 };

const lines = fc
  .array(fc.record({ selected: fc.boolean(), bundleId: fc.constantFrom(null, null, 1, 2) }), {
    maxLength: 10,
  })
  .map((parts) => {
    // A bundle is selected as a whole to begin with.
    const ofBundle = (bundleId: number | null) => parts.find((part) => part.bundleId === bundleId);
    return parts.map((part, index): SelectableLine => ({
      id: String(index),
      bundleId: part.bundleId,
      selected:
        part.bundleId === null ? part.selected : (ofBundle(part.bundleId)?.selected ?? false),
    }));
  });
const ids = fc.array(fc.integer({ min: 0, max: 12 }).map(String), { maxLength: 6 });

test('a set is selected as a whole or not at all, and what was not named stays', () => {
  fc.assert(
    fc.property(lines, ids, ids, (given, checked, unchecked) => {
      const after = selectionAfter(given, { checked, unchecked });
      for (const line of given) {
        const unit = given.filter(
          (other) => other === line || (line.bundleId !== null && other.bundleId === line.bundleId),
        );
        expect(unit.every(({ id }) => after.has(id) === after.has(line.id))).toBe(true);
        const names = unit.map(({ id }) => id);
        const isChecked = names.some((id) => checked.includes(id));
        const isUnchecked = names.some((id) => unchecked.includes(id));
        expect(after.has(line.id)).toBe(isChecked || (line.selected && !isUnchecked));
      }
      for (const id of after) expect(given.some((line) => line.id === id)).toBe(true);
    }),
    many,
  );
});

test('selecting twice, or in another order of lines, comes to the same', () => {
  fc.assert(
    fc.property(lines, ids, ids, (given, checked, unchecked) => {
      const once = selectionAfter(given, { checked, unchecked });
      const selected = given.map((line) => ({ ...line, selected: once.has(line.id) }));
      expect(selectionAfter(selected, { checked, unchecked })).toEqual(once);
      const back = selectionAfter(given.toReversed(), {
        checked: checked.toReversed(),
        unchecked: unchecked.toReversed(),
      });
      expect([...back].toSorted()).toEqual([...once].toSorted());
    }),
    many,
  );
});

const limits = fc.record({
  stock: fc.nat(20),
  maxPerOrder: fc.option(fc.integer({ min: 1, max: 15 })),
});
const elsewhere = fc
  .record({ ofVariant: fc.nat(12), ofOthers: fc.nat(12) })
  .map(({ ofVariant, ofOthers }) => ({ ofVariant, ofProduct: ofVariant + ofOthers }));

test('the largest quantity that may be asked for is allowed, and one more is refused', () => {
  fc.assert(
    fc.property(limits, elsewhere, (given, taken) => {
      const most = maxQuantity(taken, given);
      expect(most).toBeGreaterThanOrEqual(0);
      const wanted = (quantity: number) => ({
        ofVariant: taken.ofVariant + quantity,
        ofProduct: taken.ofProduct + quantity,
      });
      expect(most === 0 ? undefined : findQuantityRefusal(wanted(most), given)).toBeUndefined();
      expect(findQuantityRefusal(wanted(most + 1), given)).toBeDefined();
    }),
    many,
  );
});

const place = fc.record({
  ruleId: fc.constant(1),
  kind: fc.constantFrom('location' as const, 'pickup' as const),
  country: fc.constantFrom(null, 'FR', 'US'),
  state: fc.constantFrom(null, 'CA', 'NY'),
  price: fc.nat(3000),
  daysMin: fc.nat(3),
  daysMax: fc.integer({ min: 3, max: 9 }),
});
const places = fc.array(place, { maxLength: 8 }).map((parts) =>
  parts.map((part, id): Place => ({
    ...part,
    id,
    state: part.country === null ? null : part.state,
  })),
);
const to = fc.record({
  country: fc.constantFrom('FR', 'US', 'TR'),
  state: fc.constantFrom('', 'CA', 'NY'),
});

test('only what serves the place is offered, in an order that does not depend on the data’s', () => {
  fc.assert(
    fc.property(places, to, (given, there) => {
      const offered = placesFor(given, there);
      expect(placesFor(given.toReversed(), there)).toEqual(offered);
      for (const one of offered) {
        expect([null, there.country]).toContain(one.country);
        expect([null, there.state]).toContain(one.state);
      }
      const deliveries = offered.filter(({ kind }) => kind === 'location');
      for (const delivery of deliveries)
        expect((findPlace(offered, null) ?? delivery).price).toBeLessThanOrEqual(delivery.price);
      // A choice counts where it is offered, and changes nothing elsewhere.
      for (const { id } of given) {
        const chosen = findPlace(offered, id);
        expect(chosen).toEqual(offered.find((one) => one.id === id) ?? offered[0]);
      }
    }),
    many,
  );
});
