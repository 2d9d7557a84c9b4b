import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Country, listCountriesAndPhones } from '#contract/addresses/country.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { languages, type LanguageCode } from '#i18n/languages.ts';
import { listCountryRules } from './country-rules.ts';
import { nameState } from './state-names.ts';

type CountriesAndPhones = DataOf<typeof listCountriesAndPhones>;

/** A flag character is the country's two letters as "regional indicators". */
const flagOf = (code: string): string =>
  String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) - 65 + 0x1f1e6));

const listCountries = (language: LanguageCode): Country[] => {
  const { locale } = languages[language];
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  return listCountryRules()
    .map(({ code, name, states, stateRequired, zipRequired }) => ({
      code,
      name: names.of(code) ?? name,
      state_required: stateRequired,
      zip_required: zipRequired,
      states: states
        .map((state) => ({ code: state.code, name: nameState(language, code, state) }))
        .toSorted((a, b) => collator.compare(a.name, b.name)),
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
};

const phones: CountriesAndPhones['phones'] = getCountries().map((code) => ({
  code,
  dial: `+${getCountryCallingCode(code)}`,
  flag: flagOf(code),
}));

const made = new Map<LanguageCode, CountriesAndPhones>();

/** Countries by their name in the language, and phone codes. Made once per language. */
export const countriesAndPhones = (language: LanguageCode): CountriesAndPhones => {
  const known = made.get(language);
  if (known) return known;
  const data = { countries: listCountries(language), phones };
  made.set(language, data);
  return data;
};

/** A state's name in the language; undefined for none, and for one that no list knows. */
export const findStateName = (
  language: LanguageCode,
  { country, state }: { country: string | null; state: string | null },
): string | undefined =>
  countriesAndPhones(language)
    .countries.find(({ code }) => code === country)
    ?.states.find(({ code }) => code === state)?.name;
