import { listCountriesAndPhones } from '#contract/addresses/country.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';
import type { CountryFields } from './country-fields.ts';

export type CountryChoice = { code: string; name: string };

/** Every country by name, and the fields of one of them; undefined for a code that none has. */
export const loadCountries = async (
  args: RequestArgs,
  code: string,
): Promise<{ countries: CountryChoice[]; country: CountryFields | undefined }> => {
  const { countries, phones } = await load(args, listCountriesAndPhones);
  const chosen = countries.find((one) => one.code === code);
  const dial = phones.find((phone) => phone.code === code)?.dial ?? '';
  return {
    countries: countries.map((one) => ({ code: one.code, name: one.name })),
    country: chosen && { ...chosen, dial: dial && `+${dial.replace(/^\+/, '')}` },
  };
};
