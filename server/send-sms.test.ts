import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { createSmsSender } from './send-sms.ts';

const MESSAGE = { to: '+33612345678', text: '123456 is your code for Souk.' };

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A gateway that answers with this status, or never where there is none. */
const openGateway = async (status?: number) => {
  const taken: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const { authorization } = request.headers;
    taken.push({ authorization, body: JSON.parse(await readBody(request)) });
    if (status) response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const SMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  const config = parseConfig({ SMS_URL, SMS_TOKEN: 'a-token-of-the-gateway', SMS_FROM: 'Souk' });
  return { taken, sender: createSmsSender(config, undefined, 300) };
};

test('a sender of the shop itself takes the place of the settings, and has as little time', async () => {
  const taken: unknown[] = [];
  const config = parseConfig({ SMS_URL: 'https://gateway.example' });
  const own = { send: async (message: object) => void taken.push(message) };
  await createSmsSender(config, own)?.send(MESSAGE);
  expect(taken).toEqual([MESSAGE]);
  const silent = { send: () => new Promise<void>(() => {}) };
  await expect(createSmsSender(config, silent, 20)?.send(MESSAGE)).rejects.toThrow(
    'took longer than 20 ms',
  );
});

test('a gateway is given number, text and sender, with the token of the settings', async () => {
  const { taken, sender } = await openGateway(202);
  await sender?.send(MESSAGE);
  const body = { ...MESSAGE, from: 'Souk' };
  expect(taken).toEqual([{ authorization: 'Bearer a-token-of-the-gateway', body }]);
});

test('a gateway that refuses or says nothing has sent nothing', async () => {
  const refusing = await openGateway(500);
  await expect(refusing.sender?.send(MESSAGE)).rejects.toThrow('500');
  const silent = await openGateway();
  await expect(silent.sender?.send(MESSAGE)).rejects.toThrow(/timeout/i);
});

test('for development messages are files, and without a setting there are none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-sms-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const config = parseConfig({ SMS_URL: 'outbox', DATA_DIR: dataDir });
  await createSmsSender(config)?.send(MESSAGE);
  const [file = ''] = await readdir(join(dataDir, 'outbox'));
  expect(await readFile(join(dataDir, 'outbox', file), 'utf8')).toContain('123456 is your code');
  expect(createSmsSender(parseConfig({ SHOP_DEMO: '0' }))).toBeUndefined();
});

test('a demo that sends no mails keeps codes for phones beside them, and another shop has none', () => {
  expect(parseConfig({}).smsUrl).toBe('outbox');
  const mails = { SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: 'https://souk.example' };
  expect(parseConfig(mails).smsUrl).toBeUndefined();
  expect(parseConfig({ SHOP_DEMO: '0' }).smsUrl).toBeUndefined();
});
