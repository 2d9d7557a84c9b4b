export type Answer = { status: number; body: object };
/** What a call says. */
export type Said = Record<string, unknown>;

export const refuse = (description: string, reason = 'input_validation_failed'): Answer => ({
  status: 400,
  body: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', reason },
  },
});

export const unauthorized: Answer = {
  status: 401,
  body: { error: { code: 'BAD_REQUEST_ERROR', description: 'The api key provided is invalid' } },
};

export const answer = (body: object): Answer => ({ status: 200, body });
export const collection = (items: object[]): Answer =>
  answer({ entity: 'collection', count: items.length, items });

export const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;
