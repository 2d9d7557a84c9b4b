import type { Country } from '#contract/addresses/country.ts';
import type { MessageKey } from '#i18n/translate.ts';

/** What the address form needs to know about the chosen country. */
export type CountryFields = Country & {
  /** "+90", empty where the country has none. */
  dial: string;
};

/** What the parts of a country are called; elsewhere they are regions. */
const STATES = {
  state: 'AT AU BR DE IN MM MX MY NG PW SD SS US VE',
  province:
    'AF AO AR BF CA CD CN CR CU DO DZ EC ES FJ GA GQ ID IR IT KH KP KR LA LK MN MZ NL PA PG PK RW SA SB TH TR UZ VN VU ZA ZM ZW',
  county: 'EE GB HR HU IE KE LR NO RO SE',
  emirate: 'AE',
  prefecture: 'CF GR JP',
  governorate: 'BH EG IQ JO KW LB OM PS SY TN YE',
  canton: 'CH LU',
  department: 'BJ BO CO GT HN HT NI PY SV UY',
  district: 'BZ IL IS LS MW PT SR UG',
} as const;

const ZIPS = {
  zip: 'AS GU MP PH PR UM US VI',
  pin: 'IN',
  postcode: 'AU GB GG IM JE MY NZ',
  eircode: 'IE',
} as const;

/** The word by the code of each country for which one is given. */
const byCountry = <Word extends string>(words: Readonly<Record<Word, string>>) =>
  new Map(
    Object.entries<string>(words).flatMap(([word, codes]) =>
      codes.split(' ').map((code) => [code, word as Word] as const),
    ),
  );

const stateWords = byCountry(STATES);
const zipWords = byCountry(ZIPS);

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
  `shippingPage.states.${stateWords.get(country) ?? 'region'}`;

export const zipLabelOf = (country: string): MessageKey =>
  `shippingPage.zips.${zipWords.get(country) ?? 'postal'}`;

/** Undefined where nobody has given one. */
export const findZipExample = (country: string): string | undefined => zipExamples[country];

export const zipKeyboardOf = (country: string): 'numeric' | 'text' =>
  lettersInZip.has(country) ? 'text' : 'numeric';
