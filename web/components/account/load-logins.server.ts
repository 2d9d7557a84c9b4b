import { listSocialLogins, listWaysIn, SOCIAL_PROVIDERS } from '#contract/account/social-login.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';
import type { ProviderLogin } from './linked-logins.tsx';

/** The providers that the shop has set up or the account is linked to. */
export const loadLogins = async (args: RequestArgs): Promise<ProviderLogin[]> => {
  const [{ providers }, { logins }] = await Promise.all([
    load(args, listWaysIn),
    load(args, listSocialLogins),
  ]);
  return SOCIAL_PROVIDERS.flatMap((provider) => {
    const login = logins.find((one) => one.provider === provider);
    if (!login && !providers.includes(provider)) return [];
    return [{ provider, isLinked: login !== undefined, email: login?.email ?? null }];
  });
};
