import type { DataOf } from '#contract/endpoint.ts';
import { PAGES } from '#contract/pages.ts';
import { PROVIDER_NAMES } from '#contract/account/login-providers.ts';
import type { startSocialLogin } from '#contract/account/social-login.ts';
import type { Log } from '#api/http/env.ts';
import { ok, refuse, type Reply } from '#api/http/reply.ts';
import type { AnyCall } from '#api/identity/deps.ts';
import type { SocialDeps } from './deps.ts';
import { makeSecrets, ProviderError, type SocialProvider } from './provider.ts';
import { keepRequest, type SocialRequest } from './request.ts';

/** Where every provider sends people back to: the page of the storefront, at the shop's own address. */
export const redirectUriOf = (origin: string): string => `${origin}/${PAGES.socialCallback.path}`;

/** Notes why a provider has ended a sign-in; the message of a ProviderError is nothing secret. */
export const logProblem = (log: Log, { name }: SocialProvider, error: ProviderError): void => {
  if (error.problem !== 'cancelled')
    log.warn({ provider: name, reason: error.message }, 'a sign-in at a provider has failed');
};

/** Begins a sign-in, or the linking of a login to the account of whoever is signed in, at a provider. */
export const start = async (
  { log, origin }: SocialDeps,
  { db, account, language, now }: AnyCall,
  provider: SocialProvider,
  { redirect, intent }: Partial<Pick<SocialRequest, 'redirect' | 'intent'>>,
): Promise<Reply<DataOf<typeof startSocialLogin>>> => {
  const secrets = makeSecrets();
  try {
    const url = await provider.begin(secrets, redirectUriOf(origin));
    const request = { provider: provider.name, accountId: account?.id, redirect, intent };
    const token = await keepRequest(db, request, secrets, { language, now });
    return ok({ url: url.href, token });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logProblem(log, provider, error);
    return refuse('social.unreachable', { provider: PROVIDER_NAMES[provider.name] });
  }
};
