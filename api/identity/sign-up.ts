import type { Challenge, signUp } from '#contract/account/identity.ts';
import { refuse, type Reply } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { IdentityRouteDeps } from './deps.ts';
import { BUSY, tooBusy } from './password.ts';
import { beginChallenge } from './send-code.ts';

/** Sends a code to the address of whoever wants an account: it is made when they enter it (create-account.ts). */
export const beginSignUp = async (
  deps: IdentityRouteDeps,
  call: Call<typeof signUp>,
): Promise<Reply<Challenge>> => {
  const { name, email, password } = call.json;
  if (isCommonPassword(password)) return refuse('identity.passwordCommon', {}, 'password');
  const passwordHash = await deps.passwords.hash(password);
  if (passwordHash === BUSY) return tooBusy();
  const payload = { name, passwordHash, language: call.language };
  return beginChallenge(deps, call, { purpose: 'signup', email, payload });
};
