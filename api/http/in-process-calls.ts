import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiRequest, ApiAnswer } from '#contract/api-request.ts';
import { formFieldsOf, type FilesRule } from '#contract/files.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import type { Bindings, Log } from './env.ts';
import { envelopeOf } from './envelope.ts';
import { failedBy } from './errors.ts';
import { isText, readJsonText } from './read-request.ts';
import { createFormBody, type FormBody } from './form-body.ts';
import { fail, notFound, type RawReply, type Reply } from './reply.ts';
import type { CallRequest, Run } from './run-call.ts';
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

const jsonText = (json: unknown): string => (json === undefined ? '' : JSON.stringify(json));

/** What the form would say if it had travelled. */
const readGivenForm = (
  { json, files = [] }: Pick<ApiRequest, 'json' | 'files'>,
  rule: FilesRule,
  language: LanguageCode,
): FormBody => {
  if (files.length === 0) {
    const read = readJsonText(jsonText(json));
    return read.ok
      ? { ok: true, json: read.value, files: [] }
      : { ok: false, refused: read.failed };
  }
  const form = createFormBody(rule, language);
  for (const [name, text] of formFieldsOf(json)) {
    const refused = form.addText(name, text);
    if (refused) return { ok: false, refused };
  }
  for (const { field, bytes } of files) {
    const refused = form.isFile(field)
      ? form.addFile(field, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      : fail(400, 'api.invalidField', { field });
    if (refused) return { ok: false, refused };
  }
  return form.done();
};

const callRequestOf = (
  { params, query, json, files, raw, token, idempotencyKey, userAgent }: ApiRequest,
  language: LanguageCode,
  { clientAddress, signal }: Bindings,
): CallRequest => ({
  language,
  token: tokenOf(token),
  params,
  query: () => query,
  json: async () => readJsonText(jsonText(json)),
  form: async (rule) => readGivenForm({ json, files }, rule, language),
  raw: async ({ bytes }) => {
    const { bytes: given = new Uint8Array(), headers = {} } = raw ?? {};
    if (given.length > bytes) return { ok: false, failed: fail(413, 'api.bodyTooLarge') };
    return { ok: true, value: { bytes: Buffer.from(given), headers: new Headers(headers) } };
  },
  idempotencyKey,
  clientAddress,
  userAgent,
  isPrefetch: false,
  signal,
});

const answerOf = (language: LanguageCode, reply: Reply<unknown> | RawReply): ApiAnswer => {
  if (reply.kind === 'raw')
    return { status: reply.status, message: '', data: reply.body, retryAfter: undefined };
  const retryAfter = reply.kind === 'failed' ? reply.retryAfter : undefined;
  return { ...envelopeOf(language, reply).body, retryAfter };
};

/**
 * The calls of the API by method and path; failures are logged and answered as over the network.
 */
export const createInProcessCalls = (deps: { log: Log }): InProcessCalls => {
  const calls = new Map<string, Run>();

  const answer = async (
    question: ApiRequest,
    language: LanguageCode,
    bindings: Bindings,
  ): Promise<Reply<unknown> | RawReply> => {
    const run = calls.get(nameOf(question));
    if (!isReadable(question)) return fail(400, 'api.badText');
    // A path with an empty parameter matches nothing.
    if (!run || Object.values(question.params).includes('')) return notFound();
    return (await run(callRequestOf(question, language, bindings))).reply;
  };

  return {
    bind: (endpoint, run) => void calls.set(nameOf(endpoint), run),
    ask: async (question, bindings) => {
      const { method, path, params, requestId } = question;
      const language = isLanguageCode(question.language) ? question.language : defaultLanguage;
      try {
        return answerOf(language, await answer(question, language, bindings));
      } catch (error) {
        const request = { requestId, method, path, params };
        return answerOf(language, failedBy(deps, error, request));
      }
    },
  };
};
