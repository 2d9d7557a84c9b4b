import { allCountries } from 'country-region-data';

/**
 * What an address needs per country. Only what a parcel needs to arrive: an unnecessary rule would
 * refuse valid addresses.
 */
const STATE_REQUIRED: ReadonlySet<string> = new Set([
  'AE',
  'AU',
  'BR',
  'CA',
  'CN',
  'ES',
  'ID',
  'IN',
  'IT',
  'JP',
  'KR',
  'MX',
  'MY',
  'US',
]);

const ZIP: Record<string, RegExp> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  CH: /^\d{4}$/,
  CN: /^\d{6}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^([A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d[A-Z]{2}$/,
  ID: /^\d{5}$/,
  IN: /^[1-9]\d{2} ?\d{3}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  KR: /^\d{5}$/,
  MX: /^\d{5}$/,
  MY: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  RU: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  TR: /^\d{5}$/,
  US: /^\d{5}(-\d{4})?$/,
};

type State = { code: string; name: string };

export type CountryRules = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In English. */
  name: string;
  states: readonly State[];
  stateRequired: boolean;
  zipRequired: boolean;
  /** Undefined: any postal code will do. */
  zip: RegExp | undefined;
};

const rules: ReadonlyMap<string, CountryRules> = new Map(
  allCountries.map(([name, code, regions]) => [
    code,
    {
      code,
      name,
      states: regions.map(([state, stateCode]) => ({ code: stateCode || state, name: state })),
      stateRequired: STATE_REQUIRED.has(code) && regions.length > 0,
      zipRequired: code in ZIP,
      zip: ZIP[code],
    },
  ]),
);

/** The rules for a country code, undefined for one that does not exist. */
export const findCountryRules = (code: string): CountryRules | undefined => rules.get(code);

/** The rules of every country. */
export const listCountryRules = (): CountryRules[] => [...rules.values()];

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A state by its code or its name, whatever the case and accents. */
export const findState = (country: CountryRules, text: string): State | undefined => {
  const wanted = plain(text);
  return country.states.find(({ code, name }) => plain(code) === wanted || plain(name) === wanted);
};
