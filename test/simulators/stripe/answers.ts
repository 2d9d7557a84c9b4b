import { randomBytes } from 'node:crypto';

export type Answer = { status: number; body: object; headers?: Readonly<Record<string, string>> };

export type Fault = { type?: string; code?: string; param?: string; message?: string };

/** Stripe's ids are a kind and letters. */
export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

/** An error as Stripe words it. */
export const refuse = (status: number, fault: Fault): Answer => ({
  status,
  body: {
    error: {
      type: 'invalid_request_error',
      message: `The simulation refuses: ${fault.code ?? fault.type ?? status}.`,
      doc_url: 'https://docs.stripe.com/error-codes',
      ...fault,
    },
  },
});

export const missing = (param: string): Answer => refuse(404, { code: 'resource_missing', param });
