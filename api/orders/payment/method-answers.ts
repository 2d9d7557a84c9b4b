import type { Translate } from '#i18n/translate.ts';
import { refuse, type Refused } from '#api/http/reply.ts';
import type { OnlinePayment } from '#api/payments/provider.ts';
import { latinDigits } from '#api/addresses/address-rules.ts';

type Answers = Record<string, string>;

/** The answers that the way to pay asks for where the order goes, and no others; or which of them is missing. */
export const readAnswers = (
  { fields = [] }: Pick<OnlinePayment, 'fields'>,
  given: Answers,
  { country, t }: { country: string; t: Translate },
): { answers: Answers } | { refused: Refused } => {
  const answers: Answers = {};
  for (const { name, label, pattern, maxLength, countries } of fields) {
    if (countries && !countries.includes(country)) continue;
    const answer = latinDigits(given[name] ?? '').trim();
    const fits = pattern === undefined || new RegExp(`^(?:${pattern})$`, 'v').test(answer);
    if (answer === '' || answer.length > maxLength || !fits) {
      const field = `answers.${name}`;
      return { refused: refuse('payment.answerNeeded', { field: t(label) }, field) };
    }
    answers[name] = answer;
  }
  return { answers };
};
