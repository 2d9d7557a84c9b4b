import { isTestAddress, isTestKey } from '#api/payments/test-keys.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { ConfigError } from '#server/config.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** Throws ConfigError where a setting has a key or an address for tests: in production no money would arrive. */
export const requireLive = (given: Settings): void => {
  for (const name of SETTINGS) {
    const value = given[name];
    if (value === undefined) continue;
    if (name.endsWith('_API_BASE')) {
      if (value.startsWith('http:'))
        throw new ConfigError(`${name} must be an address that begins with https://.`);
      if (isTestAddress(value))
        throw new ConfigError(`${name} is an address for tests: no money would arrive.`);
    } else if (isTestKey(value)) {
      throw new ConfigError(`${name} is a key for tests: no money would arrive.`);
    }
  }
};

/** Simulated providers are on this machine: keys for tests would otherwise pass with the addresses of real ones. */
export const requireSimulated = (given: Settings): void => {
  const real = SETTINGS.find(
    (name) => name.endsWith('_API_BASE') && !/^http:\/\/127\.0\.0\.1:\d+$/.test(given[name] ?? ''),
  );
  if (real)
    throw new ConfigError(
      'PAYMENT_SIM is no setting of a shop: `PAYMENT_SIM=1 npm start` opens the demo with simulated providers.',
    );
};

/**
 * Throws ConfigError where the configuration of a shop in production has keys or addresses for tests, as
 * `readPayments` does for those of the environment.
 */
export const requireLivePayments = (
  configured: readonly PaymentProvider[] | undefined,
  env: NodeJS.ProcessEnv,
): void => {
  if (env['NODE_ENV'] !== 'production') return;
  const { online } = configured?.find((one) => one.online?.isForTests) ?? {};
  if (online)
    throw new ConfigError(
      `${online.slug} in souk.config.ts has a key or an address for tests: no money would arrive.`,
    );
};
