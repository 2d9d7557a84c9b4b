import { loadCountries } from '#web/components/checkout/address/countries.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';
import type { PlaceChoices } from './delivery-place.ts';

/** Every country by name, and the states of the one with this code. */
export const loadPlaces = async (args: RequestArgs, code: string): Promise<PlaceChoices> => {
  const { countries, country } = await loadCountries(args, code);
  return { country: code, countries, states: country?.states ?? [], fields: country ?? null };
};
