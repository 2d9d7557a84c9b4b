import type { Translate } from '#i18n/translate.ts';
import type { Block } from '#jobs/mail/body.ts';
import type { MailData } from '#jobs/mail/kinds.ts';

type Parts = { t: Translate; address: (path: string) => string };

/** A question and its answer, and where both stand. */
export const answerBlocks = (
  { t, address }: Parts,
  { question, answer, by, link }: MailData['question-answered'],
): Block[] => [
  { kind: 'quote', text: question },
  {
    kind: 'text',
    text: t(by === 'store' ? 'mail.question-answered.byStore' : 'mail.question-answered.byBuyer'),
  },
  { kind: 'quote', text: answer },
  { kind: 'button', text: t('mail.question-answered.button'), href: address(link) },
];

/** A question, and how the shop answers it. */
export const questionBlocks = (
  { t, address }: Parts,
  { question, number, link }: MailData['question-asked'],
): Block[] => [
  { kind: 'quote', text: question },
  { kind: 'text', text: t('mail.question-asked.commands') },
  {
    kind: 'address',
    lines: [
      `npm run shop -- questions answer ${number} TEXT`,
      `npm run shop -- questions hide ${number}`,
    ],
  },
  { kind: 'button', text: t('mail.question-asked.button'), href: address(link) },
];

/** What somebody has written to a store, and about which order. */
export const messageBlocks = (
  { t }: Parts,
  { message, replyTo, number }: MailData['store-message'],
): Block[] => [
  { kind: 'quote', text: message },
  {
    kind: 'facts',
    facts: [
      { name: t('mail.store-message.email'), value: replyTo },
      ...(number ? [{ name: t('mail.store-message.order'), value: number }] : []),
    ],
  },
];
