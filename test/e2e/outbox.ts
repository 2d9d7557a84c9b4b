import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { MailKind } from '#jobs/mail/kinds.ts';

/** Mails with a code are named so (jobs/mail/transport.ts). */
const WITH_CODE = /-(verify|code|reset)-\w+\.eml$/;

/** Where the shop keeps its data: one that scripts/demo-shop.mjs has opened, or E2E_DATA_DIR. */
export const dataDir = (): string => {
  const { baseURL = '' } = test.info().project.use;
  return process.env.E2E_DATA_DIR ?? join(tmpdir(), `souk-demo-${new URL(baseURL).port}`);
};

const outbox = (): string => join(dataDir(), 'outbox');

type KeptMail = Email & { mtimeMs: number };

const readFileOfMail = async (file: string): Promise<KeptMail> => {
  const { mtimeMs } = await stat(file);
  return { ...(await PostalMime.parse(await readFile(file))), mtimeMs };
};

/** What has been read, by its file: a mail lies there whole from the beginning, and hundreds do at the end. */
const read = new Map<string, Promise<KeptMail>>();

const readOnce = (file: string): Promise<KeptMail> => {
  const mail = read.get(file) ?? readFileOfMail(file);
  read.set(file, mail);
  return mail;
};

/** The mails whose files are named so, in their order. */
const listMails = async (named: RegExp): Promise<KeptMail[]> => {
  // There is no folder before the first mail.
  const names = await readdir(outbox()).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => named.test(name)).map((name) => readOnce(join(outbox(), name))),
  );
  // A mail's own date has no fractions of seconds.
  return mails.toSorted((a, b) => a.mtimeMs - b.mtimeMs);
};

/** What is found sooner or later. */
const waitFor = async <Found>(find: () => Promise<Found | undefined>): Promise<Found> => {
  let found: Found | undefined;
  const look = async () => {
    found = await find();
    return found;
  };
  await expect.poll(look).toBeTruthy();
  if (found === undefined) throw new Error('nothing was found');
  return found;
};

/** What the pattern finds in the `count`th mail with a code that somebody is sent. */
const readFrom = (address: string, pattern: RegExp, count: number): Promise<string> =>
  waitFor(async () => {
    const mails = await listMails(WITH_CODE);
    const theirs = mails.filter(({ to }) => to?.some((one) => one.address === address));
    return pattern.exec(theirs[count - 1]?.text ?? '')?.[0];
  });

/** The first mail of that kind that somebody is sent, or that answers to them, and that says this. */
export const readMail = (address: string, kind: MailKind, says = ''): Promise<Email> => {
  const isTheirs = ({ to = [], replyTo = [], text = '' }: Email): boolean =>
    [...to, ...replyTo].some((one) => one.address === address) && text.includes(says);
  return waitFor(async () => (await listMails(new RegExp(`-${kind}-\\w+\\.eml$`))).find(isTheirs));
};

/** Where the first link of a mail leads that has this in it, without the origin. */
export const linkIn = ({ text = '' }: Email, part: string): string => {
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => one.includes(part));
  if (!link) throw new Error(`the mail has no link with ${part}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
};

/** The `count`th code that somebody is sent. */
export const readCode = (address: string, count = 1): Promise<string> =>
  readFrom(address, /(?<!\d)\d{6}(?!\d)/, count);

/** The code of the last message that a phone has got; the number is E.164. */
export const readSmsCode = (phone: string): Promise<string> =>
  waitFor(async () => {
    const names = await readdir(outbox()).catch(() => []);
    const theirs = names.filter((name) => name.endsWith(`${phone.slice(1)}.sms.txt`));
    const last = theirs.toSorted().at(-1);
    const text = last === undefined ? '' : await readFile(join(outbox(), last), 'utf8');
    // The first line is the number.
    return /(?<!\d)\d{6}(?!\d)/.exec(text.slice(text.indexOf('\n')))?.[0];
  });

/** Where the mail about a forgotten password leads, the second one after that of their new account. */
export const readResetLink = (address: string): Promise<string> =>
  readFrom(address, /https?:\S+\/forgot-password\?\S+/, 2);
