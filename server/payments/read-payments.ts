import type { PaymentProvider } from '#api/payments/provider.ts';
import { ConfigError } from '#server/config.ts';
import { createProviders } from './create-providers.ts';
import { requireLive, requireSimulated } from './require-live.ts';
import { settings, SETTINGS } from './settings.ts';

/**
 * The ways to pay that the environment switches on. Throws ConfigError, which names the setting and never
 * its value. Keys and addresses for tests are refused where NODE_ENV is production, unless all providers are
 * simulated on this machine (PAYMENT_SIM).
 */
export const readPayments = (
  env: NodeJS.ProcessEnv,
  now: () => Date = () => new Date(),
): PaymentProvider[] => {
  const set = Object.fromEntries(
    SETTINGS.map((name) => [name, env[name]]).filter(([, value]) => value),
  );
  const { data, error } = settings.safeParse(set);
  const [issue] = error?.issues ?? [];
  if (!data) throw new ConfigError(`${String(issue?.path[0])} is not what it has to be.`);
  if (data.PAYMENT_SIM === '1') requireSimulated(data);
  else if (env['NODE_ENV'] === 'production') requireLive(data);
  return createProviders(data, now);
};
