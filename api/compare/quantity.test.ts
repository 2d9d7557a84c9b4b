import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { compareQuantities, isSameValue, normaliseText, readQuantity } from './quantity.ts';

/** Units with how many of the first of them each is. */
const SCALES = [
  { mg: 1, g: 1_000, kg: 1_000_000 },
  { ml: 1, cl: 10, dl: 100, l: 1_000 },
  { mm: 1, cm: 10, m: 1_000 },
  { W: 1, kW: 1_000 },
  { MB: 1, GB: 1_000, TB: 1_000_000 },
  { min: 1, h: 60, days: 1_440 },
  { months: 1, years: 12 },
] as const;

const scale = constantFrom(...SCALES.map((units) => Object.entries(units)));

const twoOf = scale.chain((units) => tuple(constantFrom(...units), constantFrom(...units)));

/** The number without an exponent, with no more decimals than it has. */
const written = (hundredths: number): string => String(hundredths / 100);

test('the same amount in two units is the same value, and one more is another', () => {
  assert(
    property(twoOf, integer({ min: 1, max: 9_999 }), ([[name, one], [other, its]], times) => {
      // So many of the smallest unit that both are written without a fraction that does not end.
      const amount = times * one * its;
      const first = `${amount / one} ${name}`;
      const second = `${amount / its} ${other}`;
      expect(isSameValue(first, second)).toBe(true);
      expect(isSameValue(second, first)).toBe(true);
      expect(isSameValue(first, `${amount / its + 1} ${other}`)).toBe(false);
    }),
  );
});

test('amounts are ordered as their numbers in one unit, whatever the order of writing', () => {
  const amount = integer({ min: 1, max: 1_000_000 });
  assert(
    property(twoOf, amount, amount, ([[name, one], [other, its]], first, second) => {
      const a = readQuantity(`${written(first)} ${name}`);
      const b = readQuantity(`${written(second)}${other}`);
      if (!a || !b) throw new Error('a quantity was not read');
      const expected = Math.sign(first * one - second * its);
      expect(compareQuantities(a, b)).toBe(expected);
      expect(compareQuantities(b, a)).toBe(expected === 0 ? 0 : -expected);
    }),
  );
});

test('decimals are exact where those of a computer are not', () => {
  assert(
    property(integer({ min: 1, max: 99_999 }), (grams) => {
      const kilos = `${Math.floor(grams / 1_000)}.${String(grams % 1_000).padStart(3, '0')} kg`;
      expect(isSameValue(kilos, `${grams} g`)).toBe(true);
    }),
  );
});

test.each([
  ['1.5 kg', '1500 g'],
  ['1,500 g', '1.5kg'],
  ['1,5 kg', '1500 g'],
  ['0.5 l', '500 ml'],
  ['50 cl', '0.50 litres'],
  ['10 in', '25.4 cm'],
  ['6.1-inch', '6.1"'],
  ['30 × 20 × 10 cm', '300x200x100 mm'],
  ['24 months', '2 years'],
  ['١.٥ kg', '1500 g'],
  ['8 GB', '8 gb'],
  ['30 °C', '30℃'],
  ['Stainless  steel', 'stainless steel'],
])('%s and %s say the same', (one, other) => {
  expect(isSameValue(one, other)).toBe(true);
});

test.each([
  ['1.5 kg', '1.5 g'],
  ['15.6 in', '15.6 cm'],
  ['30 x 20 cm', '30 x 20 x 10 cm'],
  ['30 x 20 cm', '20 x 30 cm'],
  ['12 months', '365 days'],
  ['500 ml', '500 g'],
  ['Oak', 'Beech'],
])('%s and %s differ', (one, other) => {
  expect(isSameValue(one, other)).toBe(false);
});

test.each([
  'Machine wash at 30 °C',
  '10–12 h',
  'SPF 30',
  'Bluetooth 5.3',
  '3+ years',
  '2 pages',
  '1 kg 500 g',
  '½ kg',
  '1½ kg',
  'kg',
  '5',
  '',
  `${'9'.repeat(80)} kg`,
])('%s is no quantity', (text) => {
  expect(readQuantity(text)).toBeUndefined();
});

test('several amounts are in no order, and neither are different kinds', () => {
  const [area, other, mass] = ['30 x 20 cm', '40 x 30 cm', '2 kg'].map(readQuantity);
  if (!area || !other || !mass) throw new Error('a quantity was not read');
  expect(compareQuantities(area, other)).toBeUndefined();
  expect(compareQuantities(area, mass)).toBeUndefined();
});

test('digits of every language of the shop are read', () => {
  expect(normaliseText('١٢٣ ۴۵۶ ७८९')).toBe('123 456 789');
});
