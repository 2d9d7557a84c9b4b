import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { ApiRequest } from '#contract/api-request.ts';
import { remoteApi } from './remote-api.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

type Heard = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

/** Another process that answers every request with this body. */
const otherProcess = async (body: string, headers: Record<string, string> = {}) => {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers: sent } = request;
    heard.push({ method, url, headers: sent, body: await text(request) });
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => server.close());
  return { heard, ask: remoteApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
};

const question: ApiRequest = {
  method: 'POST',
  path: '/thing/{id}',
  params: { id: 'a/b' },
  query: new URLSearchParams([
    ['brand', '1'],
    ['brand', '2'],
  ]),
  json: { quantity: 2 },
  language: 'fr',
  token: 'T',
  requestId: 'request-1',
  idempotencyKey: 'K',
};

test('a question travels with path, query, body, language, token, key and who asks', async () => {
  const told = { status: 429, message: 'm', data: null };
  const { heard, ask } = await otherProcess(JSON.stringify(told), { 'retry-after': '20' });
  expect(await ask(question, { clientAddress: '192.0.2.1' })).toEqual({ ...told, retryAfter: 20 });
  expect(heard).toMatchObject([
    {
      method: 'POST',
      url: '/api/v1/thing/a%2Fb?brand=1&brand=2',
      body: '{"quantity":2}',
      headers: {
        language: 'fr',
        authorization: 'Bearer T',
        'idempotency-key': 'K',
        'x-request-id': 'request-1',
        'x-forwarded-for': '192.0.2.1',
      },
    },
  ]);
});

test.each([
  ['<html>', 'Unexpected token'],
  ['null', 'does not answer as the API does'],
  ['{"ok":true}', 'does not answer as the API does'],
])('what answers with %s is no API', async (body, message) => {
  const { ask } = await otherProcess(body);
  await expect(ask(question, {})).rejects.toThrow(message);
});
