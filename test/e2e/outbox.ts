import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Mails with a code are named so (jobs/mail/transport.ts). */
const WITH_CODE = /-(verify|code|reset)-\w+\.eml$/;

/** Where the shop keeps its data: one that scripts/demo-shop.mjs has opened, or E2E_DATA_DIR. */
export const dataDir = (): string => {
  const { baseURL = '' } = test.info().project.use;
  return process.env.E2E_DATA_DIR ?? join(tmpdir(), `souk-demo-${new URL(baseURL).port}`);
};

const outbox = (): string => join(dataDir(), 'outbox');

/** The mails of these names that somebody has been sent, in their order. */
const listMails = async (address: string, named: RegExp) => {
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
  return (
    mails
      .filter(({ to }) => to?.some((one) => one.address === address))
      // A mail's own date has no fractions of seconds.
      .toSorted((a, b) => a.mtimeMs - b.mtimeMs)
  );
};

/** The codes that somebody has been sent, in their order. */
const listCodes = async (address: string): Promise<string[]> =>
  (await listMails(address, WITH_CODE)).map(
    ({ text = '' }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '',
  );

/** The first mail of this kind to an address that says this. */
export const readMail = async (address: string, kind: string, says: string) => {
  const find = async () => {
    const mails = await listMails(address, new RegExp(`-${kind}-\\w+\\.eml$`));
    return mails.find(({ text = '' }) => text.includes(says));
  };
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error(`no ${kind} says ${says}`);
  return mail;
};

/** The `count`th code that somebody is sent. */
export const readCode = async (address: string, count = 1): Promise<string> => {
  const find = async () => (await listCodes(address))[count - 1];
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return (await find()) ?? '';
};
