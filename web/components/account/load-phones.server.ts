import { getCommon } from '#contract/shop/common.ts';
import { listCountriesAndPhones } from '#contract/addresses/country.ts';
import { listWaysIn } from '#contract/account/social-login.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';

/** The countries that a phone may be of, each with its code, and the one that is chosen first. */
export type PhoneChoices = { countries: { code: string; name: string }[]; country: string };

/** Null where the shop sends no SMS: a phone that cannot be proven is not asked for. */
export const loadPhones = async (args: RequestArgs): Promise<PhoneChoices | null> => {
  if (!(await load(args, listWaysIn)).phone) return null;
  const [{ countries, phones }, { location }] = await Promise.all([
    load(args, listCountriesAndPhones),
    load(args, getCommon),
  ]);
  const dials = new Map(phones.map(({ code, dial }) => [code, dial.replace(/^\+/, '')]));
  return {
    countries: countries.flatMap(({ code, name }) => {
      const dial = dials.get(code);
      return dial ? [{ code, name: `${name} ${isolate(`+${dial}`)}` }] : [];
    }),
    country: location.country,
  };
};
