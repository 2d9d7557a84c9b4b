import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { countShift } from './layout-shift.ts';
import { visit } from './shop.ts';
import { test as base } from './test.ts';

const PIECE_BYTES = 2_000;
const PAUSE_MS = 20;

/** Passes on what the shop answers, a document piece by piece, so that the browser may paint between any two. */
const passOn = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
  const chunks = await answer.toArray();
  const body = Buffer.concat(chunks as Buffer[]);
  response.writeHead(answer.statusCode ?? 0, answer.headers);
  const isDocument = answer.headers['content-type']?.startsWith('text/html') === true;
  const bytes = isDocument ? PIECE_BYTES : body.length || 1;
  for (let at = 0; at < body.length; at += bytes) {
    response.write(body.subarray(at, at + bytes));
    if (isDocument) await wait(PAUSE_MS);
  }
  response.end();
};

/** The address of a slow line to the shop. */
const test = base.extend<{ slowLine: string }>({
  slowLine: async ({ baseURL }, give) => {
    const server = createServer(({ method, url, headers }, response) => {
      const { 'accept-encoding': _, ...plain } = headers;
      request(new URL(url ?? '', baseURL), { method, headers: plain }, (answer) => {
        passOn(answer, response).catch((error: Error) => response.destroy(error));
      }).end();
    }).listen(0);
    await once(server, 'listening');
    await give(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test('the header does not move while a page comes piece by piece', async ({ page, slowLine }) => {
  const { paths } = await visit(page, 'en');
  await page.goto(slowLine + paths.page('about'));
  expect(await countShift(page)).toBe(0);
});
