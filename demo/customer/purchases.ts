import type { AddressName } from './customer.ts';

type Item = { section: string; place?: number; quantity?: number };

/** What became of an order; `daysAgo` counts back from today, as everywhere here. */
type Fate =
  | { kind: 'delivered'; sentDaysAgo: number; daysAgo: number; reviewed?: true; returned?: true }
  | { kind: 'sent'; daysAgo: number }
  | { kind: 'cancelled'; daysAgo: number }
  | { kind: 'new' };

export type Purchase = {
  daysAgo: number;
  to: AddressName;
  items: readonly Item[];
  voucher?: string;
  note?: string;
  fate: Fate;
};

/** What the demo's customer has bought, the oldest first. */
export const PURCHASES: readonly Purchase[] = [
  {
    daysAgo: 27,
    to: 'home',
    items: [{ section: 'coffee-tea' }, { section: 'bedding-bath' }, { section: 'decor', place: 1 }],
    fate: { kind: 'delivered', sentDaysAgo: 26, daysAgo: 23, reviewed: true, returned: true },
  },
  {
    daysAgo: 15,
    to: 'home',
    items: [{ section: 'headphones-audio' }],
    fate: { kind: 'cancelled', daysAgo: 15 },
  },
  {
    daysAgo: 9,
    to: 'parents',
    items: [
      { section: 'tableware', quantity: 2 },
      { section: 'lighting' },
      { section: 'coffee-tea', place: 1 },
    ],
    note: 'Please ring twice, the bell is hard to hear in the garden.',
    fate: { kind: 'delivered', sentDaysAgo: 8, daysAgo: 4 },
  },
  {
    daysAgo: 2,
    to: 'home',
    items: [{ section: 'cookware' }, { section: 'decor' }],
    voucher: 'SOUK5',
    fate: { kind: 'sent', daysAgo: 1 },
  },
  { daysAgo: 0.2, to: 'home', items: [{ section: 'lighting', place: 1 }], fate: { kind: 'new' } },
];

/** What stands on the wishlist. */
export const WISHES: readonly Item[] = [
  { section: 'furniture' },
  { section: 'lighting', place: 2 },
  { section: 'cookware', place: 1 },
  { section: 'headphones-audio', place: 1 },
  { section: 'bags' },
  { section: 'tableware', place: 1 },
];
