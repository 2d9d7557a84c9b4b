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

/** The mails whose files are named so, in their order. */
const listMails = async (named: RegExp) => {
  // There is no folder before the first mail.
  const names = await readdir(outbox()).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => named.test(name))
      .map(async (name) => {
        const file = join(outbox(), name);
        const { mtimeMs } = await stat(file);
        return { ...(await PostalMime.parse(await readFile(file))), mtimeMs };
      }),
  );
  // A mail's own date has no fractions of seconds.
  return mails.toSorted((a, b) => a.mtimeMs - b.mtimeMs);
};

/** The codes that somebody has been sent, in their order. */
const listCodes = async (address: string): Promise<string[]> =>
  (await listMails(WITH_CODE))
    .filter(({ to }) => to?.some((one) => one.address === address))
    .map(({ text = '' }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '');

/** The `count`th code that somebody is sent. */
export const readCode = async (address: string, count = 1): Promise<string> => {
  const find = async () => (await listCodes(address))[count - 1];
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return (await find()) ?? '';
};

/** The first mail of that kind that somebody is sent, or that answers to them. */
export const readMail = async (address: string, kind: MailKind): Promise<Email> => {
  const isTheirs = ({ to = [], replyTo = [] }: Email): boolean =>
    [...to, ...replyTo].some((one) => one.address === address);
  const find = async () => (await listMails(new RegExp(`-${kind}-\\w+\\.eml$`))).find(isTheirs);
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error(`no ${kind} was mailed to ${address}`);
  return mail;
};

/** Where the first link of a mail leads that has this in it, without the origin. */
export const linkIn = ({ text = '' }: Email, part: string): string => {
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => one.includes(part));
  if (!link) throw new Error(`the mail has no link with ${part}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
};
