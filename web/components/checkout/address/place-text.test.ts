import { expect, test } from 'vitest';
import type { CountryFields } from './country-fields.ts';
import { joinAsWritten, placeOf } from './place-text.ts';

const NEW_YORK = {
  address_1: '12 West 23rd Street',
  city: 'New York',
  state: 'NY',
  zip: '10010',
  country: 'US',
};
const RIYADH = { ...NEW_YORK, address_1: 'شارع العليا', city: 'الرياض', state: '', country: 'SA' };
const inWords = (name: string) => ({ states: [{ code: 'NY', name }] }) as CountryFields;

test('an address in Latin letters keeps them, its comma too, on a page in Arabic', () => {
  expect(placeOf(NEW_YORK, inWords('نيويورك'), 'ar')).toBe('New York, NY 10010');
  expect(joinAsWritten(NEW_YORK, 'ar', ['12 West 23rd Street', 'New York'])).toBe(
    '12 West 23rd Street, New York',
  );
});

test('in other languages a state has its name', () => {
  expect(placeOf(NEW_YORK, inWords('New York'), 'fr')).toBe('New York, New York 10010');
});

test('an address in Arabic has the comma of Arabic', () => {
  expect(joinAsWritten(RIYADH, 'ar', ['شارع العليا', 'الرياض'])).toBe('شارع العليا، الرياض');
});
