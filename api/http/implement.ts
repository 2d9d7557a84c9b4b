import type { Context as HonoContext, Hono } from 'hono';
import { z } from 'zod';
import type { Audience, DataOf, Endpoint } from '#contract/endpoint.ts';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { Translate } from '#i18n/translate.ts';
import type { ApiEnv, Deps, Kept } from '#api/deps.ts';
import { publicResponse, SHORTLY, type Keep } from './cache.ts';
import { personalResponse } from './envelope.ts';
import { refuseIssues } from './issues.ts';
import { languageOf } from './language.ts';
import type { Limits } from './limits.ts';
import { methodsOf } from './methods.ts';
import { judge, limitHeaders, type Limiter } from './rate-limit.ts';
import { readJson, readQuery } from './read-request.ts';
import { fail, tooMany, type Failed, type Refused, type Reply } from './reply.ts';
import { bearerToken, findGuest, type Guest } from './session.ts';

/** A guest for sure where the call asks for a token. Public calls never look who asks. */
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
  /** Where the call comes from, as far as the server tells. */
  clientAddress: string | undefined;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<DataOf<E>>>;

type Options<E extends Endpoint> = {
  /** How long caches may keep the answer of a public call. */
  keep?: Keep;
  /** Each call is counted by all of them. */
  limiters?: readonly Limiter[];
  /** Which calls are counted, where not all. */
  counts?: (query: z.output<E['query']>) => boolean;
};

type Needs = Pick<Kept, 'db' | 'now' | 'limits'>;
type Input<E extends Endpoint> = Pick<Call<E>, 'params' | 'query' | 'json'>;
type Refusal = { refused: Refused | Failed };

const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const isDeclared = (schema: z.ZodType): boolean => !(schema instanceof z.ZodUndefined);

const parseInput = async <E extends Endpoint>(
  c: HonoContext<ApiEnv>,
  endpoint: E,
): Promise<Input<E> | Refusal> => {
  const json = isDeclared(endpoint.json) ? await readJson(c.req.raw) : undefined;
  if (json?.ok === false) return { refused: json.failed };
  const given: Record<string, unknown> = {
    params: isDeclared(endpoint.params) ? c.req.param() : undefined,
    query: isDeclared(endpoint.query) ? readQuery(new URL(c.req.url)) : undefined,
    json: json?.value,
  };
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'json'] as const) {
    const result = endpoint[part].safeParse(given[part]);
    if (!result.success) return { refused: refuseIssues(result.error.issues) };
    parsed[part] = result.data;
  }
  return parsed as Input<E>;
};

const KEY = /^[\x21-\x7e]{1,200}$/;

const idempotencyKeyOf = (endpoint: Endpoint, headers: Headers): string | undefined =>
  endpoint.idempotent ? (headers.get('idempotency-key') ?? undefined) : undefined;

const findAsker = async (
  deps: Pick<Deps, 'db'>,
  endpoint: Endpoint,
  headers: Headers,
  now: Date,
) => {
  const token = endpoint.cache === 'public' ? undefined : bearerToken(headers);
  return token === undefined ? undefined : findGuest(prepared(deps.db), token, now);
};

/**
 * Binds the handler to its call: reads the request by the contract, finds out language and asker,
 * and writes the reply as an envelope. The reply's data must fit the call's data.
 */
export const implement = <E extends Endpoint>(
  app: Hono<ApiEnv>,
  deps: Needs,
  endpoint: E,
  handler: Handler<E>,
  { keep = SHORTLY, limiters = [], counts = () => true }: Options<E> = {},
): void => {
  // What is personal is asked by key, in few statements that are always the same.
  const db = endpoint.cache === 'personal' ? prepared(deps.db) : deps.db;

  const answer = async (c: HonoContext<ApiEnv>): Promise<Response> => {
    const { headers } = c.req.raw;
    const language = languageOf(headers);
    const now = deps.now();
    const give = (reply: Reply<unknown>): Response =>
      endpoint.cache === 'public'
        ? publicResponse(headers, language, reply, keep)
        : personalResponse(language, reply);

    const guest = await findAsker(deps, endpoint, headers, now);
    if (endpoint.audience === 'token' && !guest) return give(fail(401, 'api.tokenNeeded'));
    const input = await parseInput(c, endpoint);
    if ('refused' in input) return give(input.refused);
    const idempotencyKey = idempotencyKeyOf(endpoint, headers);
    if (idempotencyKey !== undefined && !KEY.test(idempotencyKey))
      return give(fail(400, 'api.keyInvalid'));

    const clientAddress = c.env?.clientAddress;
    const verdict = counts(input.query)
      ? judge(limiters, { guest, clientAddress }, now)
      : undefined;
    const call: Call<E> = {
      limits: deps.limits,
      db,
      now,
      language,
      t: translator(language),
      guest: guest as Asker<E['audience']>,
      idempotencyKey,
      clientAddress,
      ...input,
    };
    const response = give(verdict?.allowed === false ? tooMany(verdict) : await handler(call));
    for (const [name, value] of Object.entries(verdict ? limitHeaders(verdict) : {}))
      response.headers.set(name, value);
    return response;
  };

  app.on(methodsOf(endpoint), routePath(endpoint.path), answer);
};
