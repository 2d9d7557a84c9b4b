import { createHash } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { ipPrefixesOf } from '#api/http/limits/ip-prefixes.ts';
import { takeAllInTurn, type Verdict } from '#api/http/limits/rate-limit.ts';
import { tooMany, type Reply } from '#api/http/reply.ts';
import {
  countAttempt,
  forgetAttempts,
  giveAttemptBack,
  type AttemptLimit,
} from './attempt-counter.ts';

type Rule = {
  calls: number;
  seconds: number;
  /**
   * Counts by the network address; by the identity and the address together; or by the identity from
   * all networks but those that it has signed in from (docs/decisions/037).
   */
  of: 'address' | 'identity and address' | 'identity elsewhere';
};

const MINUTES = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** How often something may be tried that guards an identity. Wrong tries alone are counted where it can be told. */
const RULES = {
  /** Passwords. */
  signIn: [
    { of: 'identity and address', calls: 5, seconds: 15 * MINUTES },
    { of: 'address', calls: 30, seconds: 15 * MINUTES },
    { of: 'identity elsewhere', calls: 60, seconds: HOUR },
    { of: 'identity elsewhere', calls: 200, seconds: DAY },
  ],
  /** Guesses at codes that were sent; each code has its own few tries besides. */
  code: [
    { of: 'identity and address', calls: 10, seconds: HOUR },
    { of: 'address', calls: 60, seconds: HOUR },
    { of: 'identity elsewhere', calls: 30, seconds: DAY },
  ],
  /** Codes that are sent, for whatever purpose. */
  codeSent: [
    { of: 'identity and address', calls: 5, seconds: HOUR },
    { of: 'address', calls: 20, seconds: HOUR },
    { of: 'identity elsewhere', calls: 10, seconds: HOUR },
    { of: 'identity elsewhere', calls: 30, seconds: DAY },
  ],
  /** Mails that set a password anew: counted apart, so that they stay open when codes are used up. */
  reset: [
    { of: 'identity and address', calls: 3, seconds: HOUR },
    { of: 'address', calls: 20, seconds: HOUR },
    { of: 'identity elsewhere', calls: 10, seconds: DAY },
  ],
  /** Mails that ask to confirm a subscription. */
  subscription: [
    { of: 'identity and address', calls: 3, seconds: HOUR },
    { of: 'address', calls: 20, seconds: HOUR },
    { of: 'identity elsewhere', calls: 5, seconds: DAY },
  ],
  /** Messages to the shop. */
  contact: [{ of: 'address', calls: 5, seconds: HOUR }],
} satisfies Record<string, Rule[]>;

export type AttemptKind = keyof typeof RULES;

/** Who tries, and whom they say to be. */
export type Attempting = {
  /** An e-mail address, phone number or id, as it is stored; undefined where none is named. */
  identity?: string | undefined;
  clientAddress: string | undefined;
  now: Date;
};

/** What was taken: refused where the verdict says so; undefined where nothing is counted. */
export type Taken = { verdict: Verdict | undefined; giveBack: () => Promise<void> };

export type Attempts = {
  /**
   * Takes a try of this kind from all limits that know who tries, or from none of them: then the verdict
   * says when to try again. Not to be called in a transaction.
   */
  take: (kind: AttemptKind, attempting: Attempting) => Promise<Taken>;
  /** Gives the identity all its tries back, here and elsewhere: it has been proven in another way. */
  forget: (kind: AttemptKind, attempting: Attempting) => Promise<void>;
  /** Notes that the identity has signed in from this network: others cannot use up its tries there. */
  rememberNetwork: (attempting: Attempting) => Promise<void>;
};

/** How long a network counts as one that the identity signs in from, days after the last time. */
const KNOWN_DAYS = 90;

/** Behind a wider network there may be one caller or thousands. */
const WIDER = 8;

/** What is counted is not to be read in the table. */
const keyOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

type Network = { name: string; times: number };

const networksOf = (clientAddress: string | undefined): Network[] => {
  if (clientAddress === undefined) return [];
  const { narrow, wide } = ipPrefixesOf(clientAddress);
  const one = { name: narrow, times: 1 };
  return wide === undefined ? [one] : [one, { name: wide, times: WIDER }];
};

/**
 * Limits that guard an identity, the same over all processes and restarts; so many times as wide as
 * the rules say, with 0 there are none.
 */
export const createAttempts = ({
  db,
  limitsTimes = 1,
}: {
  db: Db;
  limitsTimes?: number;
}): Attempts => {
  const networkKey = (identity: string, address: string): string =>
    keyOf('network', identity, ipPrefixesOf(address).narrow);

  const isKnownNetwork = async ({ identity, clientAddress, now }: Attempting): Promise<boolean> => {
    if (identity === undefined || clientAddress === undefined) return false;
    const known = await db
      .selectFrom('attempt')
      .select('key')
      .where('key', '=', networkKey(identity, clientAddress))
      .where('resets_at', '>', now)
      .executeTakeFirst();
    return known !== undefined;
  };

  /** The limits of one rule that know who tries. */
  const limitsOf = (
    kind: AttemptKind,
    { of, calls, seconds }: Rule,
    { identity, clientAddress }: Attempting,
  ): AttemptLimit[] => {
    const name = `${kind} ${of} ${seconds}`;
    if (of === 'identity elsewhere')
      return identity === undefined
        ? []
        : [{ key: keyOf(name, identity), calls: calls * limitsTimes, seconds }];
    if (of === 'identity and address' && identity === undefined) return [];
    const who = of === 'address' ? '' : (identity ?? '');
    return networksOf(clientAddress).map((network) => ({
      key: keyOf(name, who, network.name),
      calls: calls * network.times * limitsTimes,
      seconds,
    }));
  };

  const listLimits = (
    kind: AttemptKind,
    attempting: Attempting,
    counts: (of: Rule['of']) => boolean,
  ): AttemptLimit[] => {
    const rules: readonly Rule[] = limitsTimes === 0 ? [] : RULES[kind];
    return rules.filter(({ of }) => counts(of)).flatMap((rule) => limitsOf(kind, rule, attempting));
  };

  return {
    take: async (kind, attempting) => {
      const { now } = attempting;
      const isKnown = await isKnownNetwork(attempting);
      const limits = listLimits(kind, attempting, (of) => !isKnown || of !== 'identity elsewhere');
      const verdict = await takeAllInTurn(
        limits.map((limit) => ({
          take: () => countAttempt(db, { ...limit, now }),
          giveBack: () => giveAttemptBack(db, limit),
        })),
      );
      return {
        verdict,
        giveBack: async () => {
          for (const limit of limits) await giveAttemptBack(db, limit);
        },
      };
    },
    forget: async (kind, attempting) => {
      const limits = listLimits(kind, attempting, (of) => of !== 'address');
      for (const { key } of limits) await forgetAttempts(db, key);
    },
    rememberNetwork: async ({ identity, clientAddress, now }) => {
      if (identity === undefined || clientAddress === undefined) return;
      const resets_at = new Date(now.getTime() + KNOWN_DAYS * DAY * 1000);
      await db
        .insertInto('attempt')
        .values({ key: networkKey(identity, clientAddress), count: 0, resets_at })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ resets_at }))
        .execute();
    },
  };
};

/**
 * Does work that reveals whether somebody is who they say, unless it was tried too often: then 429. What
 * was right is not counted; a thousand tries at once are counted before any of them is looked at.
 */
export const limitAttempts = async <Data>(
  attempts: Attempts,
  {
    kind,
    isWrong,
    ...attempting
  }: Attempting & { kind: AttemptKind; isWrong: (reply: Reply<unknown>) => boolean },
  work: () => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  const { verdict, giveBack } = await attempts.take(kind, attempting);
  if (verdict?.allowed === false) return tooMany(verdict);
  const reply = await work();
  if (isWrong(reply)) return { ...reply, ...(verdict && { limit: verdict }) };
  await giveBack();
  return reply;
};
