import { emailInput } from '#contract/account/identity.ts';
import type { SocialProviderName } from '#contract/account/social-login.ts';
import type { Reply } from '#api/http/reply.ts';
import type { Challenge as Begun } from '#contract/account/identity.ts';
import { beginChallenge } from '#api/identity/send-code.ts';
import type { AnyCall, IdentityRouteDeps } from '#api/identity/deps.ts';

/** The address as a shopper could have typed it; undefined where the provider's cannot be one. */
export const readEmail = (given: string | undefined): string | undefined =>
  emailInput.safeParse(given).data;

/** A login that leads nowhere yet, and the address that its owner has to prove. */
type Unproven = {
  provider: SocialProviderName;
  subject: string;
  name?: string | undefined;
  email: string;
};

/** Sends the code that proves the address; the login is kept until it is entered. */
export const proveEmail = (
  deps: IdentityRouteDeps,
  call: AnyCall,
  { email, provider, subject, name }: Unproven,
): Promise<Reply<Begun>> => {
  const { language } = call;
  const payload = { language, provider, subject, ...(name !== undefined && { name }) };
  return beginChallenge(deps, call, { purpose: 'social', email, payload });
};
