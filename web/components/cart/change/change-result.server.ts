import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import type { Answer } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import type { CartOutcome } from './outcome.ts';

/** What became of it, and the line that `put-back` would put back. */
export type ChangeResult = CartOutcome & { aside?: string | undefined };

/** Does one kind of change to the cart. */
export type Perform = (args: RequestArgs, form: FormData) => Promise<ChangeResult>;

/** One where the form does not ask. What is no number is left to the API, which says what is wrong with it. */
export const quantityOf = (form: FormData): number =>
  form.has('quantity') ? Number(formText(form, 'quantity').trim() || NaN) : 1;

/** A message in the shopper's language. */
export const translated = (
  args: RequestArgs,
  key: MessageKey,
  values?: Record<string, string>,
): string => translator(args.context.get(visitContext).language)(key, values);

/** The API's answer as the pages use it; a refusal is about `lineId`. */
export const outcomeOf = (answer: Answer<unknown>, message: string, lineId?: string): CartOutcome =>
  answer.ok
    ? { ok: true, message }
    : { ok: false, message: answer.message, lineId: lineId ?? null };
