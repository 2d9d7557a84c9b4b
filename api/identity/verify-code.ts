import type { Purpose, SignedIn } from '#contract/account/identity.ts';
import { ok, type Reply } from '#api/http/reply.ts';
import type { AnyCall, IdentityDeps } from './deps.ts';
import { codeOver, enterCode } from './enter-code.ts';
import { noteSignIn } from './note-sign-in.ts';
import { PURPOSE_HANDLERS } from './purposes.ts';

type Verified = { purpose: Purpose; signed_in: SignedIn | null };

/** Does what the code is for; whoever has signed in by it has their tries at a password back. */
export const verifyCode = async (
  { attempts }: IdentityDeps,
  call: AnyCall,
  { challenge: token, code }: { challenge: string; code: string },
): Promise<Reply<Verified>> => {
  const takes = (purpose: Purpose): boolean => PURPOSE_HANDLERS[purpose] !== undefined;
  const reply = await enterCode<null, Verified>(
    attempts,
    call,
    { token, code, takes },
    () => Promise.resolve(null),
    async (trx, challenge) => {
      const { purpose } = challenge;
      const done = await PURPOSE_HANDLERS[purpose]?.(trx, challenge, call);
      if (!done) return codeOver();
      if (done.kind !== 'ok') return done;
      const { data: signed_in, message } = done;
      return ok({ purpose, signed_in }, message);
    },
  );
  if (reply.kind !== 'ok' || !reply.data.signed_in) return reply;
  await noteSignIn({ attempts }, call, reply.data.signed_in);
  return reply;
};
