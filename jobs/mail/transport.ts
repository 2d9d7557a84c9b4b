import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import type { ComposedMail } from '#jobs/mail/compose.ts';
import type { MailKind } from '#jobs/mail/kinds.ts';

/** A mail with everything that a server wants to know. */
export type OutgoingMail = ComposedMail & {
  kind: MailKind;
  to: string;
  /** The same at each attempt. */
  messageId: string;
  queuedAt: Date;
};

/** Where mails leave the shop. `send` throws where one was not taken, or nothing was said of it. */
export type MailTransport = { send: (mail: OutgoingMail) => Promise<void> };

/** A server that says nothing for so long is given up, milliseconds. */
const CONNECT_MS = 10_000;
const SILENT_MS = 30_000;

/** Answering machines leave mails alone that say this. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** One press in the reader's mail program, without opening a page (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribe }: OutgoingMail): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

/**
 * As nodemailer takes it. Receiver and sender are given as what they are and never read from a text:
 * nothing that a shopper has typed becomes a header or another receiver.
 */
const messageOf = (mail: OutgoingMail): SendMailOptions => ({
  from: mail.from,
  to: { name: '', address: mail.to },
  ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  envelope: {
    from: { name: '', address: mail.from.address },
    to: [{ name: '', address: mail.to }],
  },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.messageId}@${mail.from.address.split('@').at(-1)}>`,
  date: mail.queuedAt,
  headers: { ...HEADERS, ...unsubscribeHeaders(mail) },
  attachments: mail.pictures.map(({ cid, content }) => ({
    cid,
    content,
    filename: `${cid}.png`,
    contentType: 'image/png',
    contentDisposition: 'inline',
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});

type SmtpOptions = { connectMs?: number; silentMs?: number };

/** Gives mails to the server of an address such as `smtps://user:password@mail.example.com`. */
export const smtpTransport = (
  url: string,
  { connectMs = CONNECT_MS, silentMs = SILENT_MS }: SmtpOptions = {},
): MailTransport => {
  const transporter = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silentMs,
  });
  return {
    send: async (mail) => {
      await transporter.sendMail(messageOf(mail));
    },
  };
};

/** The folder of mails that nobody sends. */
export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');

/** Writes each mail into a file that mail programs open, for a shop without a mail server. */
export const outboxTransport = (dataDir: string): MailTransport => {
  const folder = outboxOf(dataDir);
  const transporter = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transporter.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const time = mail.queuedAt.toISOString().slice(0, 19).replaceAll(':', '-');
      const path = join(folder, `${time}-${mail.kind}-${mail.messageId.slice(0, 8)}.eml`);
      const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
      // It holds codes that open accounts.
      await writeFile(temporary, message as Buffer, { mode: 0o600 });
      await rename(temporary, path);
    },
  };
};

/**
 * Whether a server will never take the mail: it has refused the receiver or what the mail says. A refused
 * password or sender is for the operator to mend, so such a mail is tried again.
 */
export const isRefusedForGood = (error: unknown): boolean => {
  const {
    code,
    command,
    responseCode = 0,
  } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  if (code === 'EENVELOPE' && command === 'API') return true;
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500;
};

/** What an error says without naming anybody, for the log: `ETIMEDOUT`, `EENVELOPE 421`. */
export const briefly = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
};
