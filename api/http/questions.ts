import type { Endpoint } from '#contract/endpoint.ts';
import type { Question, Told } from '#contract/question.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import type { Bindings, Log } from './env.ts';
import { envelopeOf } from './envelope.ts';
import { failedBy } from './errors.ts';
import { isText, readJsonText } from './read-request.ts';
import { fail, notFound, type Reply } from './reply.ts';
import type { Asked, Run } from './run-call.ts';
import { tokenOf } from './session.ts';

/** Answers who asks in this process, without a request and a response to be written and read. */
export type Questions = {
  bind: (endpoint: Endpoint, run: Run) => void;
  ask: (question: Question, bindings: Bindings) => Promise<Told>;
};

type Named = Pick<Question, 'method' | 'path'>;
const nameOf = ({ method, path }: Named): string => `${method} ${path}`;

const isReadable = ({ params, query }: Question): boolean =>
  Object.values(params).every(isText) && [...query].every((pair) => pair.every(isText));

const askedOf = (
  { params, query, json, token, idempotencyKey }: Question,
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

const tell = (language: LanguageCode, reply: Reply<unknown>): Told => ({
  ...envelopeOf(language, reply).body,
  retryAfter: reply.kind === 'failed' ? reply.retryAfter : undefined,
});

/** The calls of the API by what they are declared as; failures are logged and told as over the network. */
export const createQuestions = (deps: { log: Log }): Questions => {
  const calls = new Map<string, Run>();

  const answer = async (
    question: Question,
    language: LanguageCode,
    bindings: Bindings,
  ): Promise<Reply<unknown>> => {
    const run = calls.get(nameOf(question));
    if (!isReadable(question)) return fail(400, 'api.badText');
    // Nothing has an address with an empty part in it.
    if (!run || Object.values(question.params).includes('')) return notFound();
    return (await run(askedOf(question, language, bindings))).reply;
  };

  return {
    bind: (endpoint, run) => void calls.set(nameOf(endpoint), run),
    ask: async (question, bindings) => {
      const { method, path, params, requestId } = question;
      const language = isLanguageCode(question.language) ? question.language : defaultLanguage;
      try {
        return tell(language, await answer(question, language, bindings));
      } catch (error) {
        const asked = { requestId, method, path, params };
        return tell(language, failedBy(deps, error, asked));
      }
    },
  };
};
