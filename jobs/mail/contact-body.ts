import type { Translate } from '#i18n/translate.ts';
import type { Body } from '#jobs/mail/body.ts';
import type { MailContent } from '#jobs/mail/kinds.ts';
import { onOneLine } from '#jobs/mail/texts.ts';

export type ContactMail = Extract<MailContent, { kind: `contact${string}` }>;

/** What somebody has written to the shop. */
export type MailedMessage = { name: string; email: string; subject: string; message: string };

/** A message to the shop, which answers its sender by answering the mail; or the sender's own copy. */
export const contactBody = (
  { t, site }: { t: Translate; site: string },
  { kind }: ContactMail,
  { name, email, subject, message }: MailedMessage,
): Body => {
  const text = t(`mail.${kind}.text`, { name, site });
  return {
    subject: t(`mail.${kind}.subject`, { name, subject, site }),
    preview: text,
    title: t(`mail.${kind}.title`, { name }),
    blocks: [
      ...(kind === 'contact' ? [] : ([{ kind: 'text', text: t('mail.hello', { name }) }] as const)),
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { name: t('contact.name'), value: onOneLine(name) },
          { name: t('contact.email'), value: email },
          { name: t('contact.subject'), value: onOneLine(subject) },
        ],
      },
      { kind: 'quote', text: message },
    ],
    reason: t(kind === 'contact' ? 'mail.reasonContact' : 'mail.reasonWritten', { site }),
    ...(kind === 'contact' && { replyTo: email }),
  };
};
