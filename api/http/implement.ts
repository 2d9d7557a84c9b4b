import type { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiEnv, Kept } from '#api/deps.ts';
import { publicResponse, SHORTLY, type Keep } from './cache.ts';
import { personalResponse } from './envelope.ts';
import { languageOf } from './language.ts';
import { methodsOf } from './methods.ts';
import { limitHeaders } from './rate-limit.ts';
import { readJson } from './read-request.ts';
import { runnerOf, type Handler, type Limiting, type Needs } from './run-call.ts';
import { bearerToken } from './session.ts';

type Options<E extends Endpoint> = Limiting<E> & {
  /** How long caches may keep the answer of a public call. */
  keep?: Keep;
};

const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Binds the handler to its call, for who asks over the network and for who asks in this process. The
 * reply is written as an envelope; its data must fit the call's data.
 */
export const implement = <E extends Endpoint>(
  app: Hono<ApiEnv>,
  deps: Needs & Pick<Kept, 'questions'>,
  endpoint: E,
  handler: Handler<E>,
  { keep = SHORTLY, ...limiting }: Options<E> = {},
): void => {
  const run = runnerOf(deps, endpoint, handler, limiting);
  deps.questions.bind(endpoint, run);

  app.on(methodsOf(endpoint), routePath(endpoint.path), async (c) => {
    const { headers } = c.req.raw;
    const language = languageOf(headers);
    const { reply, verdict } = await run({
      language,
      token: bearerToken(headers),
      params: c.req.param(),
      query: () => new URL(c.req.url).searchParams,
      json: () => readJson(c.req.raw),
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
      clientAddress: c.env?.clientAddress,
    });
    const response =
      endpoint.cache === 'public'
        ? publicResponse(headers, language, reply, keep)
        : personalResponse(language, reply);
    for (const [name, value] of Object.entries(verdict ? limitHeaders(verdict) : {}))
      response.headers.set(name, value);
    return response;
  });
};
