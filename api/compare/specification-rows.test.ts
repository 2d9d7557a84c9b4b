import { expect, test } from 'vitest';
import { rowsOf } from './specification-rows.ts';

/** A product that says so in English: `['Weight', '1.5 kg']`. */
const product = (id: string, ...said: [label: string, value: string][]) => ({
  id,
  in_stock: true,
  specifications: said.map(([label, value]) => ({ label, value, english: { label, value } })),
});

const row = (label: string, ...values: (string | null)[]) =>
  rowsOf(
    values.map((value, at) =>
      value === null ? product(String(at)) : product(String(at), [label, value]),
    ),
  )[0];

test('rows come in the order of the products, each label once', () => {
  const rows = rowsOf([
    product('1', ['Material', 'Oak'], ['Width', '80 cm']),
    product('2', ['width', '0.8 m'], ['Height', '70 cm']),
  ]);
  expect(rows).toEqual([
    { label: 'Material', values: ['Oak', null], differs: true, best: [] },
    { label: 'Width', values: ['80 cm', '0.8 m'], differs: false, best: [] },
    { label: 'Height', values: [null, '70 cm'], differs: true, best: [] },
  ]);
});

test('rows are matched and measured in English, and shown as they are', () => {
  const [first] = rowsOf([
    {
      id: '1',
      in_stock: true,
      specifications: [
        { label: 'الوزن', value: '١٫٥ كغ', english: { label: 'Weight', value: '1.5 kg' } },
      ],
    },
    {
      id: '2',
      in_stock: true,
      specifications: [
        { label: 'وزن', value: '1500 غ', english: { label: 'Weight', value: '1500 g' } },
      ],
    },
  ]);
  expect(first).toEqual({ label: 'الوزن', values: ['١٫٥ كغ', '1500 غ'], differs: false, best: [] });
});

test('the best is marked where everybody wants more, or less', () => {
  expect(row('Battery life', '10 h', '30 h', '1800 min')?.best).toEqual(['1', '2']);
  expect(row('Noise level', '40 dB', '38 dB')?.best).toEqual(['1']);
  expect(row('Refresh rate', '90 Hz', '120 Hz')?.best).toEqual(['1']);
  expect(row('Battery', '4200 mAh', '5 Ah')?.best).toEqual(['1']);
  expect(row('Warranty', '2 years', '12 months', null)?.best).toEqual(['0']);
});

test('where better and worse are a matter of taste, or not known, nothing is marked', () => {
  expect(row('Weight', '1 kg', '2 kg')?.best).toEqual([]);
  expect(row('Battery life', '10 h', '600 min')?.best).toEqual([]);
  expect(row('Battery life', '10 h', null)?.best).toEqual([]);
  expect(row('Battery life', '10 h', 'All day')?.best).toEqual([]);
  expect(row('Battery life', '10 h', '2000 mAh')?.best).toEqual([]);
  expect(row('Storage', 'Keep cool and dry', 'Keep cool')?.best).toEqual([]);
  expect(row('constructor', '1 kg', '2 kg')?.best).toEqual([]);
});

test('several values under one label are a list', () => {
  const [first] = rowsOf([product('1', ['Colour', 'Red'], ['Colour', 'Blue'])]);
  expect(first?.values).toEqual(['Red, Blue']);
});

test('what is sold out is not the best of anything', () => {
  const soldOut = { ...product('1', ['Battery life', '40 h']), in_stock: false };
  const others = [product('2', ['Battery life', '30 h']), product('3', ['Battery life', '20 h'])];
  expect(rowsOf([soldOut, ...others])[0]?.best).toEqual(['2']);
});
