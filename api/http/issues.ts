import type { z } from 'zod';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { fail, refuseAll, type Failed, type Refusal, type Refused } from './reply.ts';

const isMessageKey = (message: string): message is MessageKey =>
  /^[a-z]\w*(\.\w+)+$/i.test(message) && translator('en')(message as MessageKey) !== message;

const fieldOf = (issue: z.core.$ZodIssue): string => issue.path.map(String).join('.');

/**
 * What a request that the contract refuses is answered: a form error (201) where each issue's
 * message is a message key, meant for a shopper; else 400, for the programmer of the client.
 */
export const refuseIssues = (issues: readonly z.core.$ZodIssue[]): Refused | Failed => {
  const wrong = issues.find(({ message }) => !isMessageKey(message));
  if (wrong) {
    const field = fieldOf(wrong);
    return field ? fail(400, 'api.invalidField', { field }) : fail(400, 'api.badRequest');
  }
  const refusals = issues.map((issue): Refusal => ({
    key: issue.message as MessageKey,
    field: fieldOf(issue),
  }));
  const [first, ...rest] = refusals;
  return first ? refuseAll([first, ...rest]) : fail(400, 'api.badRequest');
};
