import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify, type Algorithm } from '@node-rs/argon2';
import { fail, type Failed } from '#api/http/reply.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Kibibytes, passes and lanes of argon2id: 25 ms of one core. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const OPTIONS = {
  ...PARAMETERS,
  // Algorithm.Argon2id, a const enum of types alone: at run time there is none.
  algorithm: 2 satisfies Algorithm as Algorithm,
};

/** At once; each takes 19 MiB and a core, and one core is left for the pages. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** What waits beyond them: so many are through in some ten seconds. */
const MOST_WAITING = 300;

/** What stands for the answer where too many passwords wait to be looked at. */
export const BUSY = Symbol('too many passwords wait');

/** The answer then. */
export const tooBusy = (): Failed => ({ ...fail(503, 'api.busy'), retryAfter: 5 });

/**
 * The same text typed on another keyboard: a letter with its accent may be one code point or two. Nothing
 * else is changed: capitals and spaces count.
 */
const asTyped = (password: string): string => password.normalize('NFC');

const hasParameters = (known: string): boolean => {
  const { memoryCost, timeCost, parallelism, algorithm } = parseOptions(known);
  return (
    algorithm === OPTIONS.algorithm &&
    memoryCost === PARAMETERS.memoryCost &&
    timeCost === PARAMETERS.timeCost &&
    parallelism === PARAMETERS.parallelism
  );
};

export type Passwords = {
  /** The PHC string of a new password; BUSY where too many wait. */
  hash: (password: string) => Promise<string | typeof BUSY>;
  /**
   * Whether it is the password of that PHC string; `renewed` is another string of it where the parameters
   * have changed since. Without a string it takes as long, and says no.
   */
  check: (
    password: string,
    known: string | null | undefined,
  ) => Promise<{ isRight: boolean; renewed: string | undefined } | typeof BUSY>;
};

/** Hashes passwords, a few at once. */
export const createPasswords = (): Passwords => {
  const inTurn = createConcurrencyLimit({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  const make = (password: string): Promise<string> => hash(asTyped(password), OPTIONS);
  // What an account without a password is compared with: nobody knows it.
  const nobodys = make(randomBytes(32).toString('base64'));

  const compare = async (password: string, known: string | null | undefined) => {
    const isRight = await verify(known ?? (await nobodys), asTyped(password));
    if (!isRight || !known) return { isRight: false, renewed: undefined };
    return { isRight, renewed: hasParameters(known) ? undefined : await make(password) };
  };

  return {
    hash: async (password) => (await inTurn(() => make(password))) ?? BUSY,
    check: async (password, known) => (await inTurn(() => compare(password, known))) ?? BUSY,
  };
};
