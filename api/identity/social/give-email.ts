import type { SocialOutcome } from '#contract/account/social-login.ts';
import { ok, refuse, type Reply } from '#api/http/reply.ts';
import type { AnyCall, IdentityRouteDeps } from '#api/identity/deps.ts';
import { outcomeOf } from './outcome.ts';
import { proveEmail } from './prove-email.ts';
import { takeWaiting } from './request.ts';

/** Sends a code to the address that somebody gives whose provider has named none. */
export const giveEmail = async (
  deps: IdentityRouteDeps,
  call: AnyCall,
  { token, email }: { token: string; email: string },
): Promise<Reply<SocialOutcome>> => {
  const { db, now } = call;
  const taken = await takeWaiting(db, { token, now });
  if (!taken) return refuse('social.otherBrowser');
  const { provider, secrets } = taken;
  const sent = await proveEmail(deps, call, { provider, ...secrets, email });
  return sent.kind === 'ok' ? ok(outcomeOf(taken, 'code-sent', { challenge: sent.data })) : sent;
};
