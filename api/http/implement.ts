import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { publicResponse, SHORT, encodePublicAnswer, type CachePolicy } from './caching/cache.ts';
import type { ApiEnv } from './env.ts';
import { personalAnswer } from './envelope.ts';
import { languageOf } from './language.ts';
import { methodsOf } from './methods.ts';
import { limitHeaders } from './limits/rate-limit.ts';
import type { InProcessCalls } from './in-process-calls.ts';
import { readForm } from './uploads/multipart.ts';
import { readJson, readRaw } from './read-request.ts';
import type { RawReply } from './reply.ts';
import { runnerOf, type CallRequest, type Handler, type Limiting, type Needs } from './run-call.ts';
import { bearerToken } from './session.ts';
import type { Answered, ResponseCache } from './caching/response-cache.ts';

type Options<E extends Endpoint> = Limiting<E> & {
  /** How long caches may keep the answer of a public call. */
  caching?: CachePolicy;
  /**
   * For a public call without rate limits whose answer is the same for everybody and has few
   * variants: the encoded answer is cached for so many milliseconds, or until something changes
   * (docs/decisions/028).
   */
  cachedForMs?: number;
};

const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const rawResponse = ({ status, body, contentType, location }: RawReply): Response =>
  new Response(body || null, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(body && { 'Content-Type': contentType }),
      ...(location !== undefined && { Location: location }),
    },
  });

/** The cache key: the declared parameters, since others do not change the answer. */
const keyOf = (endpoint: Endpoint, { language, params, query }: CallRequest): string => {
  const given = query();
  const read = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
  const values = read.map((name) => [...given.getAll(name), ...given.getAll(`${name}[]`)]);
  return JSON.stringify([endpoint.path, language, params, values]);
};

/**
 * Binds the handler to its call, for whoever asks over the network and for whoever asks in this process. The
 * reply is written as an envelope; its data must fit the call's data.
 */
export const implement = <E extends Endpoint>(
  app: Hono<ApiEnv>,
  deps: Needs & { questions: InProcessCalls; responseCache: ResponseCache },
  endpoint: E,
  handler: Handler<E>,
  { caching = SHORT, cachedForMs, ...limiting }: Options<E> = {},
): void => {
  const run = runnerOf(deps, endpoint, handler, limiting);

  const callRequestOf = (c: Context<ApiEnv>, language: LanguageCode): CallRequest => {
    const { headers } = c.req.raw;
    return {
      language,
      token: bearerToken(headers),
      params: c.req.param(),
      query: () => new URL(c.req.url).searchParams,
      json: () => readJson(c.req.raw),
      form: (rule, upload) => readForm(c.req.raw, { rule, language, upload }),
      raw: ({ bytes }) => readRaw(c.req.raw, bytes),
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
      clientAddress: c.env?.clientAddress,
      userAgent: headers.get('user-agent') ?? undefined,
      isPrefetch: /\b(?:prefetch|prerender)\b/.test(headers.get('sec-purpose') ?? ''),
      signal: c.env?.signal,
    };
  };

  const answer = async (request: CallRequest) => {
    const { reply, verdict } = await run(request);
    const isPublic = endpoint.cache === 'public' && reply.kind === 'ok';
    return { answered: isPublic ? encodePublicAnswer(request.language, reply) : reply, verdict };
  };
  const give = async (request: CallRequest): Promise<Awaited<ReturnType<typeof answer>>> => {
    if (cachedForMs === undefined) return answer(request);
    const ask = async (): Promise<Answered> => (await answer(request)).answered as Answered;
    return {
      answered: await deps.responseCache.get(keyOf(endpoint, request), cachedForMs, ask),
      verdict: undefined,
    };
  };

  const runInProcess = async (request: CallRequest) => {
    if (cachedForMs === undefined) return run(request);
    const { answered } = await give(request);
    return { reply: 'written' in answered ? answered.reply : answered };
  };
  deps.questions.bind(endpoint, runInProcess);

  app.on(methodsOf(endpoint), routePath(endpoint.path), async (c) => {
    const { headers } = c.req.raw;
    const language = languageOf(headers);
    const { answered, verdict } = await give(callRequestOf(c, language));
    const responseOf = async (one: typeof answered): Promise<Response> => {
      if ('written' in one) return publicResponse(headers, language, one, caching);
      return one.kind === 'raw' ? rawResponse(one) : personalAnswer(headers, language, one);
    };
    const response = await responseOf(answered);
    for (const [name, value] of Object.entries(verdict ? limitHeaders(verdict) : {}))
      response.headers.set(name, value);
    return response;
  });
};
