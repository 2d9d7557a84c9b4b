import { z } from 'zod';
import type { Audience, DataOf, Endpoint } from '#contract/endpoint.ts';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { Translate } from '#i18n/translate.ts';
import { refuseIssues } from './issues.ts';
import type { Limits } from './call-limits.ts';
import { checkLimits, type Limiter, type Verdict } from './rate-limit.ts';
import { readQuery, type Read } from './read-request.ts';
import { fail, tooMany, type Failed, type Refused, type Reply } from './reply.ts';
import { findGuest, type Guest } from './session.ts';

/** Always a guest where the call requires a token. Public calls never identify the caller. */
type Asker<Who extends Audience> = Who extends 'token' ? Guest : Guest | undefined;

/** All that a handler may know about a call. `now` stays the same during the call. */
export type Call<E extends Endpoint> = {
  limits: Limits;
  db: Db;
  now: Date;
  language: LanguageCode;
  t: Translate;
  guest: Asker<E['audience']>;
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  json: z.output<E['json']>;
  /** The header of that name, where the call is declared idempotent and the caller sent one. */
  idempotencyKey: string | undefined;
  /** The network address of the caller, as far as the server knows it. */
  clientAddress: string | undefined;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<DataOf<E>>>;

/** How the calls of an endpoint are limited. */
export type Limiting<E extends Endpoint> = {
  /** Each call is counted by all of them. */
  limiters?: readonly Limiter[];
  /** Which calls are counted, where not all. */
  counts?: (query: z.output<E['query']>) => boolean;
};

export type Needs = { db: Db; now: () => Date; limits: Limits };

/** A call as it was asked, over the network or in this process; nothing of it is checked yet. */
export type Asked = {
  language: LanguageCode;
  token: string | undefined;
  params: Readonly<Record<string, string>>;
  query: () => URLSearchParams;
  json: () => Promise<Read<unknown>>;
  idempotencyKey: string | undefined;
  clientAddress: string | undefined;
  /** Aborted when who asks has gone. */
  signal: AbortSignal | undefined;
};

type Ran = { reply: Reply<unknown>; verdict?: Verdict | undefined };
export type Run = (asked: Asked) => Promise<Ran>;

type Input<E extends Endpoint> = Pick<Call<E>, 'params' | 'query' | 'json'>;
type Refusal = { refused: Refused | Failed };

const isDeclared = (schema: z.ZodType): boolean => !(schema instanceof z.ZodUndefined);

const parseInput = async <E extends Endpoint>(
  asked: Asked,
  endpoint: E,
): Promise<Input<E> | Refusal> => {
  const json = isDeclared(endpoint.json) ? await asked.json() : undefined;
  if (json?.ok === false) return { refused: json.failed };
  const given: Record<string, unknown> = {
    params: isDeclared(endpoint.params) ? asked.params : undefined,
    query: isDeclared(endpoint.query) ? readQuery(asked.query()) : undefined,
    json: json?.value,
  };
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'json'] as const) {
    const result = endpoint[part].safeParse(given[part]);
    if (!result.success) {
      const form = part === 'json' ? given['json'] : undefined;
      return { refused: refuseIssues(result.error.issues, form) };
    }
    parsed[part] = result.data;
  }
  return parsed as Input<E>;
};

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The client has disconnected; this answer is not read. */
const NOBODY_WAITS = fail(503, 'api.tooLong');

/**
 * Carries out calls of an endpoint: finds out who asks, reads the input by the contract, counts the
 * call and hands it to the handler. Throws what the handler throws.
 */
export const runnerOf = <E extends Endpoint>(
  deps: Needs,
  endpoint: E,
  handler: Handler<E>,
  { limiters = [], counts = () => true }: Limiting<E>,
): Run => {
  // Personal data is read by key in few fixed statements, so these are prepared.
  const db = endpoint.cache === 'personal' ? prepared(deps.db) : deps.db;

  return async (asked) => {
    const { language, token, clientAddress, signal } = asked;
    if (signal?.aborted) return { reply: NOBODY_WAITS };
    const now = deps.now();
    const isPersonal = endpoint.cache !== 'public' && token !== undefined;
    const guest = isPersonal ? await findGuest(prepared(deps.db), token, now) : undefined;
    if (endpoint.audience === 'token' && !guest) return { reply: fail(401, 'api.tokenNeeded') };
    const input = await parseInput(asked, endpoint);
    if ('refused' in input) return { reply: input.refused };
    const idempotencyKey = endpoint.idempotent ? asked.idempotencyKey : undefined;
    if (idempotencyKey !== undefined && !KEY.test(idempotencyKey))
      return { reply: fail(400, 'api.keyInvalid') };

    if (signal?.aborted) return { reply: NOBODY_WAITS };

    const verdict = counts(input.query)
      ? checkLimits(limiters, { guest, clientAddress }, now)
      : undefined;
    if (verdict?.allowed === false) return { reply: tooMany(verdict), verdict };
    const reply = await handler({
      limits: deps.limits,
      db,
      now,
      language,
      t: translator(language),
      guest: guest as Asker<E['audience']>,
      idempotencyKey,
      clientAddress,
      ...input,
    });
    return { reply, verdict };
  };
};
