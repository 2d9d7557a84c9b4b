import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { OnlinePayment, WebhookEvent } from '#api/payments/provider.ts';
import { closeServer } from './simulator.ts';

/**
 * A server that takes webhooks as the shop does: 200 where the signature holds, 400 where it does not, 500
 * where nobody can know. `events` are what those that hold have said.
 */
export const openReceiver = async (online: () => OnlinePayment) => {
  const events: (WebhookEvent | null)[] = [];
  const server = createServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request));
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const now = new Date();
    const signal = AbortSignal.timeout(5_000);
    try {
      const event = await online().verifyWebhook?.({ headers, body, now, signal });
      if (event !== undefined) events.push(event);
      response.writeHead(event === undefined ? 400 : 200).end();
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/payment/webhook`,
    events,
    close: () => closeServer(server),
  };
};
