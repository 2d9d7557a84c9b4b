import type { z } from 'zod';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { fail, refuseAll, type Failed, type Refusal, type Refused } from './reply.ts';

const isMessageKey = (message: string): message is MessageKey =>
  /^[a-z]\w*(\.\w+)+$/i.test(message) && translator('en')(message as MessageKey) !== message;

const fieldOf = (issue: z.core.$ZodIssue): string => issue.path.map(String).join('.');

/** Whether the form has nothing at all where the issue is. */
const isLeftOut = ({ path }: z.core.$ZodIssue, form: unknown): boolean => {
  let value = form;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return path.length > 0 && value === undefined;
};

/** What a shopper is told of an issue; undefined where only the client's programmer can mend it. */
const refusalOf = (issue: z.core.$ZodIssue, form: unknown): Refusal | undefined => {
  const field = fieldOf(issue);
  if (isMessageKey(issue.message)) return { key: issue.message, field };
  return isLeftOut(issue, form)
    ? { key: 'api.fieldRequired', values: { field }, field }
    : undefined;
};

/**
 * What a request that the contract refuses is answered: a form error (201) where each issue is one that
 * a shopper can mend, because it says so by a message key or a field of the form is left out; else 400,
 * for the programmer of the client. `form` is the body, undefined where something else was refused.
 */
export const refuseIssues = (
  issues: readonly z.core.$ZodIssue[],
  form?: unknown,
): Refused | Failed => {
  const refusals: Refusal[] = [];
  for (const issue of issues) {
    const refusal = refusalOf(issue, form);
    if (!refusal) {
      const field = fieldOf(issue);
      return field ? fail(400, 'api.invalidField', { field }) : fail(400, 'api.badRequest');
    }
    refusals.push(refusal);
  }
  const [first, ...rest] = refusals;
  return first ? refuseAll([first, ...rest]) : fail(400, 'api.badRequest');
};
