import { z } from 'zod';
import type { Audience, DataOf, Endpoint } from '#contract/endpoint.ts';
import type { FileKind, FilesRule, RawRule } from '#contract/files.ts';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { Translate } from '#i18n/translate.ts';
import { refusalsOf, undeclaredIn, UNDECLARED } from './declared-refusals.ts';
import type { Log } from './env.ts';
import type { FormBody, RefusedFile, UploadedFile } from './form-body.ts';
import { refuseIssues } from './issues.ts';
import type { Limits } from './limits/call-limits.ts';
import { checkLimits, type Limiter, type Verdict } from './limits/rate-limit.ts';
import { readQuery, type Read } from './read-request.ts';
import { fail, tooMany, type Failed, type RawReply, type Refused, type Reply } from './reply.ts';
import { findCaller, type Caller, type Shopper } from './session.ts';
import { uploadBounds, type Upload } from './uploads/upload-bounds.ts';

type Account = NonNullable<Caller['account']>;

/** Who asks, as far as the call requires it. Public calls never identify the caller. */
type CallerOf<Who extends Audience> = Who extends 'account'
  ? { shopper: Shopper; session: Caller['session']; account: Account }
  : Who extends 'shopper'
    ? { shopper: Shopper; session: Caller['session']; account: Account | undefined }
    : { [Part in keyof Caller]: Caller[Part] | undefined };

/** All that a handler may know about a call. `now` stays the same during the call. */
export type Call<E extends Endpoint> = CallerOf<E['audience']> & {
  limits: Limits;
  db: Db;
  now: Date;
  language: LanguageCode;
  t: Translate;
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  json: z.output<E['json']>;
  /** Those that were sent, where the call takes files; checked by its rule. */
  files: readonly UploadedFile[];
  /** Those that were not taken, where the rule keeps the good ones. */
  refusedFiles: readonly RefusedFile[];
  /** The body as it came, where the call is raw: signatures are made over its bytes. */
  raw: RawBody;
  /** The header of that name, where the call is declared idempotent and the caller sent one. */
  idempotencyKey: string | undefined;
  /** The network address of the caller, as far as the server knows it. */
  clientAddress: string | undefined;
  /** What the caller's browser calls itself. */
  userAgent: string | undefined;
  /** Whether a browser asks in advance, for somebody who may never ask. */
  isPrefetch: boolean;
};

/** A raw call answers with `answerRaw`, any other never. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<DataOf<E>> | RawReply>;

export type RawBody = { bytes: Buffer; headers: Headers };

/** How the calls of an endpoint are limited. */
export type Limiting<E extends Endpoint> = {
  /** Each call is counted by all of them. */
  limiters?: readonly Limiter[];
  /** Which calls are counted, where not all. */
  counts?: (query: z.output<E['query']>) => boolean;
  /** The kinds of files that are taken at the moment, where a setting allows fewer than are declared. */
  takenKinds?: () => Promise<readonly FileKind[]>;
};

export type Needs = { db: Db; now: () => Date; limits: Limits; log: Log };

/** A call as it was asked, over the network or in this process; nothing of it is checked yet. */
export type CallRequest = {
  language: LanguageCode;
  token: string | undefined;
  params: Readonly<Record<string, string>>;
  query: () => URLSearchParams;
  json: () => Promise<Read<unknown>>;
  form: (rule: FilesRule, upload: Upload) => Promise<FormBody>;
  raw: (rule: RawRule) => Promise<Read<RawBody>>;
  idempotencyKey: string | undefined;
  clientAddress: string | undefined;
  userAgent: string | undefined;
  isPrefetch: boolean;
  /** Aborted when who asks has gone. */
  signal: AbortSignal | undefined;
};

type Ran = { reply: Reply<unknown> | RawReply; verdict?: Verdict | undefined };
export type Run = (request: CallRequest) => Promise<Ran>;

type Input<E extends Endpoint> = Pick<
  Call<E>,
  'params' | 'query' | 'json' | 'files' | 'refusedFiles' | 'raw'
>;
type Refusal = { refused: Refused | Failed };

const isDeclared = (schema: z.ZodType): boolean => !(schema instanceof z.ZodUndefined);

type Body = {
  json?: unknown;
  files?: UploadedFile[];
  refusedFiles?: RefusedFile[] | undefined;
  raw?: RawBody;
};

const NO_BODY: RawBody = { bytes: Buffer.alloc(0), headers: new Headers() };

/** The body as far as the call takes one. */
const readBody = async (
  request: CallRequest,
  { files, raw, json }: Endpoint,
  upload: Upload,
): Promise<Body | Refusal> => {
  if (files) {
    const form = await request.form(files, upload);
    if (!form.ok) return { refused: form.refused };
    return { json: form.json, files: form.files, refusedFiles: form.refusedFiles };
  }
  if (raw) {
    const read = await request.raw(raw);
    return read.ok ? { raw: read.value } : { refused: read.failed };
  }
  if (!isDeclared(json)) return {};
  const read = await request.json();
  return read.ok ? { json: read.value } : { refused: read.failed };
};

const parseInput = async <E extends Endpoint>(
  request: CallRequest,
  endpoint: E,
  upload: Upload,
): Promise<Input<E> | Refusal> => {
  const body = await readBody(request, endpoint, upload);
  if ('refused' in body) return body;
  const given: Record<string, unknown> = {
    params: isDeclared(endpoint.params) ? request.params : undefined,
    query: isDeclared(endpoint.query) ? readQuery(request.query()) : undefined,
    json: isDeclared(endpoint.json) ? body.json : undefined,
  };
  const parsed: Record<string, unknown> = {
    files: body.files ?? [],
    refusedFiles: body.refusedFiles ?? [],
    raw: body.raw ?? NO_BODY,
  };
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

/** Why the caller may not ask: without a token of a shopper, or of an account. */
const missingOf = (audience: Audience, caller: Caller | undefined): Failed | undefined => {
  if (audience === 'anyone') return undefined;
  if (audience === 'account' && !caller?.account) return fail(401, 'api.signInFirst');
  return caller ? undefined : fail(401, 'api.tokenNeeded');
};

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
  { limiters = [], counts = () => true, takenKinds }: Limiting<E>,
): Run => {
  // Personal data is read by key in few fixed statements, so these are prepared.
  const db = endpoint.cache === 'personal' ? prepared(deps.db) : deps.db;

  const declared = refusalsOf(endpoint);

  const endpointNow = async (): Promise<E> =>
    takenKinds && endpoint.files
      ? { ...endpoint, files: { ...endpoint.files, kinds: await takenKinds() } }
      : endpoint;

  const answer = async (request: CallRequest, upload: Upload): Promise<Ran> => {
    const { language, token, clientAddress, userAgent, signal } = request;
    if (signal?.aborted) return { reply: NOBODY_WAITS };
    const now = deps.now();
    const isPersonal = endpoint.cache !== 'public' && token !== undefined;
    const caller = isPersonal ? await findCaller(prepared(deps.db), token, now) : undefined;
    const missing = missingOf(endpoint.audience, caller);
    if (missing) return { reply: missing };
    const input = await parseInput(request, await endpointNow(), upload);
    if ('refused' in input) return { reply: input.refused };
    const idempotencyKey = endpoint.idempotent ? request.idempotencyKey : undefined;
    if (idempotencyKey !== undefined && !KEY.test(idempotencyKey))
      return { reply: fail(400, 'api.keyInvalid') };

    if (signal?.aborted) return { reply: NOBODY_WAITS };

    const verdict = counts(input.query)
      ? checkLimits(limiters, { shopper: caller?.shopper, clientAddress }, now)
      : undefined;
    if (verdict?.allowed === false) return { reply: tooMany(verdict), verdict };
    const nobody = { session: undefined, shopper: undefined, account: undefined };
    const call = {
      limits: deps.limits,
      db,
      now,
      language,
      t: translator(language),
      idempotencyKey,
      clientAddress,
      userAgent,
      isPrefetch: request.isPrefetch,
      ...nobody,
      ...caller,
      ...input,
    };
    const reply = await handler(call as unknown as Call<E>);
    if (reply.kind !== 'raw') return { reply, verdict: reply.limit ?? verdict };
    if (!endpoint.raw) throw new Error(`${endpoint.path} is no raw call and answers like one`);
    return { reply, verdict };
  };

  return async (request) => {
    const upload = uploadBounds.open(request.clientAddress);
    try {
      const ran = await answer(request, upload);
      const undeclared = undeclaredIn(declared, endpoint, ran.reply);
      const { method, path } = endpoint;
      if (undeclared.length > 0) deps.log.error({ method, path, undeclared }, UNDECLARED);
      return ran;
    } finally {
      upload.release();
    }
  };
};
