import type { Purpose } from '#contract/account/identity.ts';
import type { Trx } from '#db/client.ts';
import { fail, refuse, type Failed, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { limitAttempts, type Attempts } from './limit-attempts.ts';
import { findChallengeOf, takeChallenge, tryCode, type Challenge } from './challenge.ts';
import type { AnyCall } from './deps.ts';

export const codeOver = (): Failed => fail(404, 'identity.codeOver');

const isWrongCode = (reply: Reply<unknown>): boolean =>
  reply.kind === 'refused' &&
  reply.refusals.some(({ key }) => key === 'identity.wrongCode' || key === 'identity.noTriesLeft');

type Entered = {
  /** The token of the challenge that the code belongs to. */
  token: string;
  code: string;
  /** Whether the code may do this. */
  takes: (purpose: Purpose) => boolean;
};

/**
 * Does what a code proves that one may, in one transaction that takes its challenge: of several at once
 * one succeeds. Wrong codes are counted by challenge, identity and network address. `before` is what has
 * to be done outside of the transaction once the code was right, such as hashing a password.
 */
export const enterCode = async <Prepared, Data>(
  attempts: Attempts,
  { db, now, clientAddress }: Pick<AnyCall, 'db' | 'now' | 'clientAddress'>,
  { token, code, takes }: Entered,
  before: () => Promise<Prepared | Failed>,
  act: (trx: Trx, challenge: Challenge, prepared: Prepared) => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  const known = await findChallengeOf(db, token, now);
  const identity = known?.email?.toLowerCase() ?? known?.phone ?? undefined;
  const attempting = { kind: 'code', identity, clientAddress, now, isWrong: isWrongCode } as const;
  return limitAttempts(attempts, attempting, async () => {
    if (!known || !takes(known.purpose)) return codeOver();
    const tried = await tryCode(db, { token, code, now });
    if (tried.outcome === 'over') return codeOver();
    if (tried.outcome === 'wrong')
      return refuse(
        tried.triesLeft > 0 ? 'identity.wrongCode' : 'identity.noTriesLeft',
        {},
        'code',
      );
    const prepared = await before();
    if (isFailed(prepared)) return prepared;
    return transact(db, async (trx) => {
      if (!(await takeChallenge(trx, tried))) return codeOver();
      return act(trx, tried.challenge, prepared);
    });
  });
};

const isFailed = <Value>(value: Value | Failed): value is Failed =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'failed';
