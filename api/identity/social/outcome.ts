import type { SocialOutcome } from '#contract/account/social-login.ts';
import type { SocialRequest } from './request.ts';

/** The answer to whoever comes back from a provider. */
export const outcomeOf = (
  { provider, redirect, intent }: SocialRequest,
  outcome: SocialOutcome['outcome'],
  rest: Partial<Pick<SocialOutcome, 'signed_in' | 'challenge' | 'token'>> = {},
): SocialOutcome => ({
  outcome,
  provider,
  signed_in: null,
  challenge: null,
  token: null,
  redirect: redirect ?? null,
  intent: intent ?? null,
  ...rest,
});
