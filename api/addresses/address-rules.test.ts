import { expect, test } from 'vitest';
import type { AddressInput } from '#contract/addresses/address.ts';
import { checkAddress, findPhone, latinDigits } from './address-rules.ts';

const paris: AddressInput = {
  name: 'Marie Curie',
  email: 'marie@example.org',
  phone: '06 12 34 56 78',
  country: 'FR',
  state: '',
  city: 'Paris',
  zip: '75005',
  address_1: '1 rue Pierre et Marie Curie',
  address_2: '',
};

test('a phone number is kept as E.164, whatever way it is written', () => {
  expect(checkAddress(paris)).toMatchObject({ address: { phone: '+33612345678' } });
  expect(findPhone('+91 98765 43210', 'FR')).toBe('+919876543210');
  expect(findPhone('12', 'FR')).toBeUndefined();
});

test('Arabic and Devanagari digits are digits', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۹ ०९')).toBe('0123456789 09 09');
  const delhi = { ...paris, country: 'IN', state: 'Delhi', zip: '११०००१', phone: '९८७६५४३२१०' };
  expect(checkAddress(delhi)).toMatchObject({
    address: { phone: '+919876543210', zip: '110001', state: 'DL' },
  });
  const cairo = { ...paris, country: 'EG', zip: '', phone: '٠١٠٠١٢٣٤٥٦٧' };
  expect(checkAddress(cairo)).toMatchObject({ address: { phone: '+201001234567' } });
});

test('every field at fault is named at once', () => {
  const wrong = { ...paris, country: 'US', state: '', zip: '7500', phone: '1' };
  expect(checkAddress(wrong).refusals).toEqual({
    phone: 'address.phoneInvalid',
    state: 'address.stateRequired',
    zip: 'address.zipInvalid',
  });
  const blank = { ...wrong, name: '', email: 'nobody', city: '', address_1: '', country: '' };
  expect(checkAddress(blank).refusals).toEqual({
    name: 'address.nameRequired',
    email: 'address.emailInvalid',
    country: 'address.countryRequired',
    city: 'address.cityRequired',
    address_1: 'address.lineRequired',
  });
});

test('a country that does not exist is refused', () => {
  expect(checkAddress({ ...paris, country: 'ZZ' }).refusals).toEqual({
    country: 'address.countryUnknown',
  });
});

test('a state is known by code or name; a foreign one is refused where one is needed', () => {
  const austin = { ...paris, country: 'US', zip: '73301', phone: '+15125550123' };
  expect(checkAddress({ ...austin, state: 'texas' })).toMatchObject({ address: { state: 'TX' } });
  expect(checkAddress({ ...austin, state: 'Bavaria' }).refusals).toEqual({
    state: 'address.stateUnknown',
  });
});

test('a ZIP code of another state is refused, and those beyond a border or of the military are not', () => {
  const inState = (state: string, zip: string) =>
    checkAddress({ ...paris, country: 'US', phone: '+15125550123', state, zip }).refusals;
  expect(inState('CA', '10001')).toEqual({ zip: 'address.zipOfOtherState' });
  expect(inState('New York', '90210-1234')).toEqual({ zip: 'address.zipOfOtherState' });
  expect(inState('TX', '80202')).toEqual({ zip: 'address.zipOfOtherState' });
  for (const [state, zip] of [
    ['NY', '10001'],
    ['NY', '06390'],
    ['CT', '06510-0001'],
    ['CA', '90210'],
    ['TX', '73301'],
    ['DC', '20500'],
    ['WY', '83414'],
    ['PR', '00901'],
    ['AE', '09012'],
  ] as const)
    expect(inState(state, zip), zip).toBeUndefined();
});

test('places that other shops turn away are accepted', () => {
  const dubai = { ...paris, country: 'AE', state: 'DU', zip: '', phone: '+971501234567' };
  const dublin = { ...paris, country: 'IE', zip: '', phone: '+353851234567' };
  const hongKong = { ...paris, country: 'HK', zip: '', phone: '+85251234567' };
  const london = { ...paris, country: 'GB', zip: 'sw1a 1aa', phone: '+447912345678' };
  for (const address of [dubai, dublin, hongKong, london])
    expect(checkAddress(address).refusals).toBeUndefined();
});
