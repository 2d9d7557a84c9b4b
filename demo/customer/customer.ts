import type { AddressInput } from '#contract/addresses/address.ts';

/** Whose account the demo has, so that orders, returns and reviews can be tried at once. No shop of anybody has it. */
export const DEMO_CUSTOMER = {
  name: 'Maya Brooks',
  email: 'maya@example.com',
  password: 'souk-demo',
} as const;

const { name, email } = DEMO_CUSTOMER;

/** Where the customer has things sent; the first is the usual one. */
export const ADDRESSES = {
  home: {
    name,
    email,
    phone: '+12125550148',
    country: 'US',
    state: 'NY',
    city: 'Brooklyn',
    zip: '11215',
    address_1: '418 Seventh Avenue',
    address_2: 'Apartment 3',
  },
  parents: {
    name: 'Ellen Brooks',
    email,
    phone: '+16175550119',
    country: 'US',
    state: 'MA',
    city: 'Cambridge',
    zip: '02139',
    address_1: '27 Magazine Street',
    address_2: '',
  },
} as const satisfies Record<string, AddressInput>;

export type AddressName = keyof typeof ADDRESSES;
