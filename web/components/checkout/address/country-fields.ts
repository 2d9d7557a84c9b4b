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

/** One postal code that exists, as it is written there. */
const zipExamples: Record<string, string> = {
  AT: '1010',
  AU: '2000',
  BE: '1000',
  BR: '01310-100',
  CA: 'K1A 0B1',
  CH: '3030',
  CN: '100000',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  ES: '28013',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA',
  ID: '10110',
  IE: 'D02 AF30',
  IN: '110001',
  IT: '00118',
  JP: '100-0001',
  KR: '04524',
  MA: '20000',
  MX: '06000',
  MY: '50000',
  NL: '1012 JS',
  NO: '0150',
  PL: '00-001',
  PT: '1100-148',
  RU: '101000',
  SE: '111 20',
  TR: '34000',
  US: '10001',
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

export const stateLabelOf = (country: string): MessageKey =>
  stateLabels[country] ?? 'shippingPage.states.region';

export const zipLabelOf = (country: string): MessageKey =>
  zipLabels[country] ?? 'shippingPage.zips.postal';

/** Undefined where nobody has given one. */
export const findZipExample = (country: string): string | undefined => zipExamples[country];

export const zipKeyboardOf = (country: string): 'numeric' | 'text' =>
  lettersInZip.has(country) ? 'text' : 'numeric';
