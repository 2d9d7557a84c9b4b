import { FORM_REFUSED, type Envelope, type RefusedForm } from '#contract/envelope.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { Failed, Refused, Reply } from './reply.ts';
import { encodingHeaders, encodeBody } from './caching/encoded-body.ts';

type Written = { httpStatus: number; body: Envelope<unknown> };

const refusedForm = (language: LanguageCode, { refusals, orderId }: Refused): RefusedForm => {
  const t = translator(language);
  const fields: Record<string, string> = {};
  const form = refusals.map(({ key, values, field }) => {
    const message = t(key, values);
    if (field) fields[field] ??= message;
    return message;
  });
  return { form, fields, ...(orderId !== undefined && { order_id: orderId }) };
};

const failure = (language: LanguageCode, { status, key, values }: Failed): Written => ({
  httpStatus: status,
  body: { status, message: translator(language)(key, values), data: null },
});

/** The envelope of a reply and the HTTP status that it travels with. */
export const envelopeOf = (language: LanguageCode, reply: Reply<unknown>): Written => {
  if (reply.kind === 'failed') return failure(language, reply);
  if (reply.kind === 'refused') {
    const data = refusedForm(language, reply);
    return { httpStatus: 200, body: { status: FORM_REFUSED, message: data.form[0] ?? '', data } };
  }
  const message = translator(language)(reply.message, reply.values);
  return { httpStatus: 200, body: { status: 200, message, data: reply.data } };
};

const personalHeaders = (language: LanguageCode, reply: Reply<unknown>) => ({
  'Cache-Control': 'no-store',
  'Content-Language': language,
  'Content-Type': 'application/json',
  Vary: 'language, Authorization, Cookie, Accept-Encoding',
  ...(reply.kind === 'failed' &&
    reply.retryAfter !== undefined && { 'Retry-After': String(reply.retryAfter) }),
});

/** An answer that must not be cached. */
export const personalResponse = (language: LanguageCode, reply: Reply<unknown>): Response => {
  const { httpStatus, body } = envelopeOf(language, reply);
  const headers = personalHeaders(language, reply);
  return new Response(JSON.stringify(body), { status: httpStatus, headers });
};

/** The same, compressed where the headers of the request take it so. */
export const personalAnswer = async (
  requestHeaders: Headers,
  language: LanguageCode,
  reply: Reply<unknown>,
): Promise<Response> => {
  const { httpStatus, body } = envelopeOf(language, reply);
  const written = encodeBody(JSON.stringify(body));
  const encoding = written.encodingFor(requestHeaders.get('accept-encoding'));
  const headers = { ...personalHeaders(language, reply), ...encodingHeaders(encoding) };
  return new Response(await written.body(encoding), { status: httpStatus, headers });
};
