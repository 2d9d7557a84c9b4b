import type { CurrencySetting } from '#contract/money.ts';
import type { Db } from '#db/client.ts';
import { getSettings, type Settings } from '#db/settings.ts';

/** The currency among all settings. */
export const currencyOf = ({
  currency,
  currency_icon,
  currency_position,
}: Settings): CurrencySetting => ({ currency, currency_icon, currency_position });

/** The currency that the shop sells in. */
export const getCurrency = async (db: Db): Promise<CurrencySetting> =>
  currencyOf(await getSettings(db));
