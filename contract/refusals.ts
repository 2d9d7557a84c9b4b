/**
 * The statuses that a call may refuse with: 201 stands for a form that is refused (an HTTP 200 answer),
 * the others are those of HTTP.
 */
export const REFUSAL_STATUSES = [
  201, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 503,
] as const;
export type RefusalStatus = (typeof REFUSAL_STATUSES)[number];

/** Message keys of what a call may refuse, by the status that it answers then. */
export type Refusals = Partial<Record<RefusalStatus, readonly string[]>>;

/** What any call may refuse: these are not declared again. */
export const GENERAL_REFUSALS = {
  400: ['api.badRequest', 'api.badText', 'api.invalidField'],
  429: ['api.tooMany'],
  503: ['api.busy', 'api.down', 'api.tooLong'],
} as const satisfies Refusals;

/** Beside them, what any call may refuse that takes a body of JSON. */
export const JSON_REFUSALS = {
  201: ['api.fieldRequired'],
  400: ['api.badJson'],
  413: ['api.bodyTooLarge'],
  415: ['api.wrongContentType'],
} as const satisfies Refusals;

/** What any call may refuse that takes an Idempotency-Key. */
export const IDEMPOTENT_REFUSALS = {
  400: ['api.keyInvalid'],
  409: ['api.keyUsed'],
} as const satisfies Refusals;

/** What any call may refuse that needs a token. */
export const TOKEN_REFUSALS = { 401: ['api.tokenNeeded'] } as const satisfies Refusals;

/** What any call may refuse that needs somebody who is signed in. */
export const ACCOUNT_REFUSALS = { 401: ['api.signInFirst'] } as const satisfies Refusals;

/** All of them together, each key once for its status. */
export const mergeRefusals = (...all: readonly Refusals[]): Refusals => {
  const entries = REFUSAL_STATUSES.map((status) => [
    status,
    [...new Set(all.flatMap((one) => one[status] ?? []))],
  ]);
  return Object.fromEntries(
    entries.filter(([, keys]) => (keys as string[]).length > 0),
  ) as Refusals;
};
