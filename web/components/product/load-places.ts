import { listCountriesAndPhones } from '#contract/country.ts';
import { load } from '#web/lib/api.ts';
import type { Asker } from '#web/lib/context.ts';
import type { PlaceChoices } from './delivery-place.ts';

/** Every country by name, and the states of the one with this code. */
export const loadPlaces = async (asker: Asker, country: string): Promise<PlaceChoices> => {
  const { countries } = await load(asker, listCountriesAndPhones);
  return {
    country,
    countries: countries.map(({ code, name }) => ({ code, name })),
    states: countries.find(({ code }) => code === country)?.states ?? [],
  };
};
