import type { MessageKey, Values } from '#i18n/translate.ts';
import type { Verdict } from './limits/rate-limit.ts';

type Ok<Data> = { kind: 'ok'; data: Data; message: MessageKey; values?: Values };

/** One thing that is wrong with a form, as a message key; `field` where it belongs to one. */
export type Refusal = { key: MessageKey; values?: Values | undefined; field?: string | undefined };

export type Refused = {
  kind: 'refused';
  refusals: [Refusal, ...Refusal[]];
  /** The order that is placed all the same, where only its payment is refused. */
  orderId?: string;
};

type FailureStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 413
  | 414
  | 415
  | 421
  | 422
  | 429
  | 431
  | 500
  | 503;
export type Failed = {
  kind: 'failed';
  status: FailureStatus;
  key: MessageKey;
  values?: Values | undefined;
  /** With 429 and 503: seconds until it makes sense to ask again. */
  retryAfter?: number;
};

/** What a handler returns. An exception means a bug or an outage. */
export type Reply<Data> = (Ok<Data> | Refused | Failed) & {
  /** What the limit says that counted this call, where the handler asked one. */
  limit?: Verdict;
};

/** What a raw call is answered with: as the program that asks expects it, without an envelope. */
export type RawReply = {
  kind: 'raw';
  status: number;
  body: string;
  contentType: string;
  /** Where the browser goes on. */
  location?: string;
};

/** The answer to a webhook. What its handler writes must be committed before. */
export const answerRaw = (
  status: number,
  body = '',
  contentType = 'text/plain; charset=utf-8',
): RawReply => ({ kind: 'raw', status, body, contentType });

/** Leads the browser that has sent a form of another site to a page of the shop. */
export const seeOther = (location: string): RawReply => ({ ...answerRaw(303), location });

/** Done; the message is shown to the shopper where the page has no better words. */
export const ok = <Data>(
  data: Data,
  message: MessageKey = 'api.done',
  values?: Values,
): Ok<Data> => ({
  kind: 'ok',
  data,
  message,
  ...(values && { values }),
});

/** An expected refusal: envelope status 201, its message translated. */
export const refuse = (key: MessageKey, values?: Values, field?: string): Refused => ({
  kind: 'refused',
  refusals: [{ key, values, field }],
});

/** Several refusals of one form, the most important first. */
export const refuseAll = (refusals: [Refusal, ...Refusal[]]): Refused => ({
  kind: 'refused',
  refusals,
});

/** The call cannot be done: an HTTP status, and a message key that says why. */
export const fail = (status: FailureStatus, key: MessageKey, values?: Values): Failed => ({
  kind: 'failed',
  status,
  key,
  values,
});

/** Too many calls; the answer says when to try again. */
export const tooMany = (limit: Verdict): Failed & { limit: Verdict } => ({
  ...fail(429, 'api.tooMany'),
  retryAfter: limit.wait,
  limit,
});

/** No such thing, or another person's: the caller learns nothing from the difference. */
export const notFound = (): Failed => fail(404, 'api.notFound');
