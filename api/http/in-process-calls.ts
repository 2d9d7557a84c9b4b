import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiRequest, ApiAnswer } from '#contract/api-request.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import type { Bindings, Log } from './env.ts';
import { envelopeOf } from './envelope.ts';
import { failedBy } from './errors.ts';
import { isText, readJsonText } from './read-request.ts';
import { fail, notFound, type Reply } from './reply.ts';
import type { Asked, Run } from './run-call.ts';
import { tokenOf } from './session.ts';

/** Calls the API inside this process, without serialising a request and a response. */
export type InProcessCalls = {
  bind: (endpoint: Endpoint, run: Run) => void;
  ask: (question: ApiRequest, bindings: Bindings) => Promise<ApiAnswer>;
};

type Named = Pick<ApiRequest, 'method' | 'path'>;
const nameOf = ({ method, path }: Named): string => `${method} ${path}`;

const isReadable = ({ params, query }: ApiRequest): boolean =>
  Object.values(params).every(isText) && [...query].every((pair) => pair.every(isText));

const askedOf = (
  { params, query, json, token, idempotencyKey }: ApiRequest,
  language: LanguageCode,
  { clientAddress, signal }: Bindings,
): Asked => ({
  language,
  token: tokenOf(token),
  params,
  query: () => query,
  json: async () => readJsonText(json === undefined ? '' : JSON.stringify(json)),
  idempotencyKey,
  clientAddress,
  signal,
});

const answerOf = (language: LanguageCode, reply: Reply<unknown>): ApiAnswer => ({
  ...envelopeOf(language, reply).body,
  retryAfter: reply.kind === 'failed' ? reply.retryAfter : undefined,
});

/**
 * The calls of the API by method and path; failures are logged and answered as over the network.
 */
export const createInProcessCalls = (deps: { log: Log }): InProcessCalls => {
  const calls = new Map<string, Run>();

  const answer = async (
    question: ApiRequest,
    language: LanguageCode,
    bindings: Bindings,
  ): Promise<Reply<unknown>> => {
    const run = calls.get(nameOf(question));
    if (!isReadable(question)) return fail(400, 'api.badText');
    // A path with an empty parameter matches nothing.
    if (!run || Object.values(question.params).includes('')) return notFound();
    return (await run(askedOf(question, language, bindings))).reply;
  };

  return {
    bind: (endpoint, run) => void calls.set(nameOf(endpoint), run),
    ask: async (question, bindings) => {
      const { method, path, params, requestId } = question;
      const language = isLanguageCode(question.language) ? question.language : defaultLanguage;
      try {
        return answerOf(language, await answer(question, language, bindings));
      } catch (error) {
        const asked = { requestId, method, path, params };
        return answerOf(language, failedBy(deps, error, asked));
      }
    },
  };
};
