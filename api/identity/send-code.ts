import type { Challenge as Begun, Purpose } from '#contract/account/identity.ts';
import type { Log } from '#api/http/env.ts';
import { fail, ok, refuse, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { limitAttempts, type AttemptKind } from './limit-attempts.ts';
import {
  CHALLENGE_TIMES,
  findChallengeOf,
  resendAfter,
  type Challenge,
  type NewChallenge,
} from './challenge.ts';
import type { AnyCall, IdentityDeps } from './deps.ts';
import { codeOver } from './enter-code.ts';
import { challengeAddress, sendCodeOf } from './issue-code.ts';
import { sendCodeBySms, type CodeBySms } from './send-code-by-sms.ts';

type Deps = Pick<IdentityDeps, 'attempts' | 'sms'> & { log: Log };
type Asking = Pick<AnyCall, 'db' | 'now' | 'clientAddress'>;
type Sent = { token: string; sms: CodeBySms | undefined };

/** Mails for a forgotten password have tries of their own. */
const kindOf = (purpose: Purpose): AttemptKind => (purpose === 'reset' ? 'reset' : 'codeSent');

const isSent = (reply: Reply<unknown>): boolean => reply.kind === 'ok';

/** Does what sends a code, unless too many have been sent; the answer is the same whoever has the address. */
const limited = async (
  deps: Deps,
  asking: Asking,
  { purpose, email, phone }: Pick<NewChallenge | Challenge, 'purpose' | 'email' | 'phone'>,
  send: () => Promise<Reply<Sent>>,
): Promise<Reply<Begun>> => {
  const { now, clientAddress } = asking;
  const identity = email?.toLowerCase() ?? phone ?? undefined;
  const attempting = { kind: kindOf(purpose), identity, clientAddress, now, isWrong: isSent };
  return limitAttempts(deps.attempts, attempting, async () => {
    const reply = await send();
    if (reply.kind !== 'ok') return reply;
    const { token, sms } = reply.data;
    if (sms && !(await sendCodeBySms(deps, asking.db, sms))) return fail(503, 'identity.smsFailed');
    const data = { challenge: token, resend_after: CHALLENGE_TIMES.resendAfterSeconds };
    return ok(data, 'identity.codeSent');
  });
};

/** Sends a code to an address and answers with the token that it counts with. */
export const beginChallenge = (
  deps: Deps,
  asking: Asking,
  challenge: Omit<NewChallenge, 'now'>,
): Promise<Reply<Begun>> => {
  const { db, now } = asking;
  return limited(deps, asking, challenge, () =>
    transact(db, async (trx) => ok(await challengeAddress(trx, { ...challenge, now }))),
  );
};

/** Sends another code of a challenge in place of the former one. */
export const resendCode = async (
  deps: Deps,
  asking: Asking,
  token: string,
): Promise<Reply<Begun>> => {
  const { db, now } = asking;
  const known = await findChallengeOf(db, token, now);
  if (!known) return codeOver();
  if (known.tries >= CHALLENGE_TIMES.tries) return refuse('identity.noTriesLeft');
  return limited(deps, asking, known, () =>
    transact(db, async (trx) => {
      const challenge = await findChallengeOf(trx, token, now, { isLocked: true });
      if (!challenge) return codeOver();
      const wait = resendAfter(challenge, now);
      if (wait > 0) return { ...fail(429, 'api.tooMany'), retryAfter: wait };
      return ok({ token, sms: await sendCodeOf(trx, challenge, now) });
    }),
  );
};
