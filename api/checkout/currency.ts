import type { CurrencySetting } from '#contract/money.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';

/** The currency that the shop sells in. */
export const getCurrency = async (db: Db): Promise<CurrencySetting> => {
  const { currency, currency_icon, currency_position } = await getSettings(db);
  return { currency, currency_icon, currency_position };
};
