import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fail } from '#api/http/reply.ts';
import { ipPrefixesOf } from '#api/http/limits/ip-prefixes.ts';
import { createFairQueue } from '#server/connections/fair-queue.ts';
import { guardConnections } from '#server/connections/guard-connections.ts';
import type { OnRefused, Reason } from '#server/connections/refusal-log.ts';
import { createKeyCounter } from '#server/connections/key-counter.ts';
import { watchSlowReaders } from '#server/connections/slow-readers.ts';
import type { Limits } from '#server/connection-limits.ts';
import { forwardedFor } from '#server/proxy.ts';
import { sendRefusal } from '#server/refusal.ts';

type Parts = {
  /** Not listening yet. */
  server: Server;
  limits: Limits;
  /** How many proxies of ours stand before the shop. */
  proxies: number;
  /** How many times as wide the limits per network address are; 0: there are none. */
  times: number;
  onRefused: OnRefused;
};

/** What a request is for, where that decides how it is admitted. */
export type Kind =
  /** It costs little, or is asked just when there is the most to do. */
  | 'always'
  /** A page that is kept under this key: if it has to be made anew, then once for all who ask. */
  | { page: string | undefined };

const BUSY = { ...fail(503, 'api.busy'), retryAfter: 5 };

/**
 * Limits what visitors may use of the process at once: connections, requests in progress and unsent
 * bytes. More is refused at once. Cached pages are sent regardless.
 */
export const guardLoad = ({ server, limits, proxies, times, onRefused }: Parts) => {
  const perAddress = (most: number): number => (times === 0 ? Infinity : most * times);
  const mostOfAddress = perAddress(limits.requestsOfAddress);
  const connections = guardConnections({
    server,
    limits,
    // All shoppers come from the address of a proxy.
    mostOfAddress: proxies === 0 ? perAddress(limits.connectionsOfAddress) : Infinity,
    onRefused,
  });
  const unsent = watchSlowReaders({ limits, sockets: connections.sockets, onRefused });
  server.once('close', unsent.close);
  const inTurn = createFairQueue(perAddress(limits.readingOfAddress));
  const requests = createKeyCounter();
  let inHand = 0;

  const findReason = (address: string): Reason | undefined => {
    if (inHand >= limits.requests) return 'requests';
    if (requests.count(address) >= mostOfAddress) return 'address-requests';
    return unsent.isFull() ? 'unsent' : undefined;
  };

  const takeInHand = (address: string, response: ServerResponse): void => {
    inHand += 1;
    requests.add(address);
    response.once('close', () => {
      inHand -= 1;
      requests.remove(address);
    });
  };

  /** Begins it when its turn comes, among those of the same group; refuses it if that takes too long. */
  const wait = (
    group: string,
    response: ServerResponse,
    begin: () => Promise<unknown>,
    refuse: (reason: Reason) => void,
  ): void => {
    const waiting: { timer?: NodeJS.Timeout } = {};
    const hasBegun = inTurn({
      group,
      begin: () => {
        clearTimeout(waiting.timer);
        return begin();
      },
      isGone: () => response.destroyed || response.writableEnded,
    });
    if (hasBegun) return;
    waiting.timer = setTimeout(refuse, limits.waitMs, 'waited');
    response.once('close', () => clearTimeout(waiting.timer));
  };

  return {
    /** Notes that a request has come; to be called for each, first of all. */
    note: connections.note,
    /** Begins what has to be worked on for an answer, now or in its turn, or refuses it. */
    admit: (
      request: IncomingMessage,
      response: ServerResponse,
      begin: () => Promise<unknown>,
      kind: Kind = { page: undefined },
    ): void => {
      if (kind === 'always') return void begin();
      const refuse = (reason: Reason): void => {
        onRefused(reason);
        sendRefusal(request, response, BUSY);
      };
      if (kind.page !== undefined) return wait(kind.page, response, begin, refuse);
      const { method, headers, socket } = request;
      const forwarded = forwardedFor(headers['x-forwarded-for'], proxies);
      const address = ipPrefixesOf(forwarded ?? socket.remoteAddress ?? '').narrow;
      const reason = findReason(address);
      if (reason) return refuse(reason);
      takeInHand(address, response);
      // A request body may arrive slowly; other requests must not wait for it.
      if (method !== 'GET' && method !== 'HEAD') return void begin();
      wait(address, response, begin, refuse);
    },
  };
};
