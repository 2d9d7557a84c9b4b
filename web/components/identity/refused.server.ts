import type { Answer } from '#web/lib/page-data/api.server.ts';
import type { Refused } from './form-answer.ts';

/** What the API has refused, as the form shows it. */
export const refused = (
  { message, fields }: Extract<Answer<unknown>, { ok: false }>,
  typed: Refused['typed'] = {},
): Refused => ({ kind: 'refused', message, fields, typed });
