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

/** The codes that somebody has been sent, in their order. */
const listCodes = async (address: string): Promise<string[]> => {
  // There is no folder before the first mail.
  const names = await readdir(outbox()).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => WITH_CODE.test(name))
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
      .map(({ text = '' }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '')
  );
};

/** The `count`th code that somebody is sent. */
export const readCode = async (address: string, count = 1): Promise<string> => {
  const find = async () => (await listCodes(address))[count - 1];
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return (await find()) ?? '';
};

/** The text of the mail with this subject that somebody is sent. */
export const readMail = async (address: string, subject: string): Promise<string> => {
  const find = async (): Promise<string | undefined> => {
    const names = await readdir(outbox()).catch(() => []);
    for (const name of names) {
      const mail = await PostalMime.parse(await readFile(join(outbox(), name)));
      const isMeant = mail.to?.some((one) => one.address === address) && mail.subject === subject;
      if (isMeant) return mail.text ?? '';
    }
    return undefined;
  };
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return (await find()) ?? '';
};
