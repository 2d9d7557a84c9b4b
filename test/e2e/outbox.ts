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

/** The texts of the mails with a code that somebody has been sent, in their order. */
const listTexts = async (address: string): Promise<string[]> => {
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
      .map(({ text = '' }) => text)
  );
};

/** What the pattern finds in the `count`th of these mails. */
const readFrom = async (address: string, pattern: RegExp, count: number): Promise<string> => {
  const find = async () => pattern.exec((await listTexts(address))[count - 1] ?? '')?.[0];
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return (await find()) ?? '';
};

/** The `count`th code that somebody is sent. */
export const readCode = (address: string, count = 1): Promise<string> =>
  readFrom(address, /(?<!\d)\d{6}(?!\d)/, count);

/** The code of the last message that a phone has got; the number is E.164. */
export const readSmsCode = async (phone: string): Promise<string> => {
  const find = async () => {
    const names = await readdir(outbox()).catch(() => []);
    const last = names
      .filter((name) => name.endsWith(`${phone.slice(1)}.sms.txt`))
      .toSorted()
      .at(-1);
    const text = last === undefined ? '' : await readFile(join(outbox(), last), 'utf8');
    // The first line is the number.
    return /(?<!\d)\d{6}(?!\d)/.exec(text.slice(text.indexOf('\n')))?.[0];
  };
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return (await find()) ?? '';
};

/** Where the mail about a forgotten password leads, the second one after that of their new account. */
export const readResetLink = (address: string): Promise<string> =>
  readFrom(address, /https?:\S+\/forgot-password\?\S+/, 2);
