import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsSender } from '#api/identity/send-code-by-sms.ts';
import { SMS_OUTBOX, type Config } from '#server/config.ts';
import { withTimeLimit } from '#server/time-limit.ts';

type Settings = Pick<Config, 'smsUrl' | 'smsToken' | 'smsFrom' | 'dataDir'>;

/** A gateway that has not answered by then counts as down, since somebody waits for the page. */
const TIMEOUT_MS = 8_000;

/** Keeps each message as a file in place of sending it, for development. */
const outbox = (folder: string): SmsSender => ({
  send: async ({ to, text }) => {
    await mkdir(folder, { recursive: true });
    const file = `${new Date().toISOString().replaceAll(':', '-')}-${to.slice(1)}.sms.txt`;
    await writeFile(join(folder, file), `${to}\n${text}\n`);
  },
});

/** Gives each message to a gateway by `POST {to, text, from}`, which answers 2xx when it has taken it. */
const gateway = (url: string, { smsToken, smsFrom }: Settings, timeoutMs: number): SmsSender => ({
  send: async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(smsToken && { authorization: `Bearer ${smsToken}` }),
      },
      body: JSON.stringify({ to, text, ...(smsFrom && { from: smsFrom }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway has answered ${response.status}`);
  },
});

/** Sends codes by SMS as the configuration or the settings say; undefined where neither names a gateway. */
export const createSmsSender = (
  settings: Settings,
  own?: SmsSender,
  timeoutMs = TIMEOUT_MS,
): SmsSender | undefined => {
  if (own) return { send: (message) => withTimeLimit(timeoutMs, () => own.send(message)) };
  const { smsUrl, dataDir } = settings;
  if (smsUrl === undefined) return undefined;
  if (smsUrl === SMS_OUTBOX) return outbox(join(dataDir, 'outbox'));
  return gateway(smsUrl, settings, timeoutMs);
};
