import type { Country } from '#contract/country.ts';
import type { MessageKey } from '#i18n/translate.ts';

/** What the address form needs to know about the chosen country. */
export type CountryFields = Country & {
  /** "+90", empty where the country has none. */
  dial: string;
};

const stateLabels: Record<string, MessageKey> = {
  AE: 'shippingPage.states.emirate',
  AR: 'shippingPage.states.province',
  AU: 'shippingPage.states.state',
  BR: 'shippingPage.states.state',
  CA: 'shippingPage.states.province',
  CN: 'shippingPage.states.province',
  DE: 'shippingPage.states.state',
  EG: 'shippingPage.states.province',
  ES: 'shippingPage.states.province',
  GB: 'shippingPage.states.county',
  ID: 'shippingPage.states.province',
  IE: 'shippingPage.states.county',
  IN: 'shippingPage.states.state',
  IT: 'shippingPage.states.province',
  JP: 'shippingPage.states.prefecture',
  KR: 'shippingPage.states.province',
  MX: 'shippingPage.states.state',
  MY: 'shippingPage.states.state',
  NG: 'shippingPage.states.state',
  NL: 'shippingPage.states.province',
  TR: 'shippingPage.states.province',
  US: 'shippingPage.states.state',
};

const zipLabels: Record<string, MessageKey> = {
  AU: 'shippingPage.zips.postcode',
  GB: 'shippingPage.zips.postcode',
  IE: 'shippingPage.zips.eircode',
  IN: 'shippingPage.zips.pin',
  MY: 'shippingPage.zips.postcode',
  NZ: 'shippingPage.zips.postcode',
  PH: 'shippingPage.zips.zip',
  US: 'shippingPage.zips.zip',
};

/** Postal codes with letters in them; everywhere else a phone may show its number keys. */
const lettersInZip = new Set([
  'AR',
  'BN',
  'BR',
  'CA',
  'GB',
  'IE',
  'JM',
  'KZ',
  'MT',
  'NL',
  'PT',
  'PL',
]);

/** Where the postal code is written after the city. */
const cityFirst = new Set(['AE', 'AU', 'CA', 'CN', 'GB', 'IE', 'IN', 'JP', 'KR', 'NZ', 'SG', 'US']);

export const stateLabelOf = (country: string): MessageKey =>
  stateLabels[country] ?? 'shippingPage.states.region';

export const zipLabelOf = (country: string): MessageKey =>
  zipLabels[country] ?? 'shippingPage.zips.postal';

export const zipKeyboardOf = (country: string): 'numeric' | 'text' =>
  lettersInZip.has(country) ? 'text' : 'numeric';

export const isCityFirst = (country: string): boolean => cityFirst.has(country);
