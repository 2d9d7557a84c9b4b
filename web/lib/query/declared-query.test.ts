import { expect, test } from 'vitest';
import { declaredQuery, undeclaredQuery, type QueryDeclaration } from './declared-query.ts';

const READ: QueryDeclaration = {
  page: 'page',
  q: 'one',
  brand: 'many',
  country: 'given',
  'attribute_*': 'one',
};

test.each([
  ['what advertisers add', 'utm_source=letter&q=tea&fbclid=x', 'q=tea'],
  [
    'another order of parameters and values',
    'brand=9&q=tea&brand=10&brand=9',
    'q=tea&brand=10&brand=9',
  ],
  ['a parameter that may have one value and has two', 'q=tea&q=coffee', 'q=tea'],
  ['a field that was left empty', 'q=&brand=&brand=7', 'brand=7'],
  ['a field whose emptiness says something', 'country=', 'country='],
  ['the first page, said in words', 'page=1', ''],
  ['a page that is no number', 'page=x', ''],
  [
    'names that belong together',
    'attribute_2=5&variant=1&attribute_1=3',
    'attribute_1=3&attribute_2=5',
  ],
  ['names of JavaScript', '__proto__=1&constructor=2&toString=3', ''],
])('%s makes no other page', (_, asked, known) => {
  expect(declaredQuery(READ, new URLSearchParams(asked)).toString()).toBe(known);
});

test('what a page does not read is left as it came, in its order', () => {
  const query = new URLSearchParams('z=1&q=tea&a=%C3%A9&z=2&attribute_1=3');
  expect(undeclaredQuery(READ, query).toString()).toBe('z=1&a=%C3%A9&z=2');
});
