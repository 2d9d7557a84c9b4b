import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ipPrefixesOf } from '#api/http/limits/ip-prefixes.ts';
import { limitPipelining } from '#server/connections/limit-pipelining.ts';
import type { OnRefused } from '#server/connections/refusal-log.ts';
import { createKeyCounter } from '#server/connections/key-counter.ts';
import type { Limits } from '#server/connection-limits.ts';

type Parts = {
  server: Server;
  limits: Pick<Limits, 'connections' | 'requestsPerConnection'>;
  /** How many connections one network address may have. */
  mostOfAddress: number;
  onRefused: OnRefused;
};

/** Where so many of the connections are open that may be, none is kept for a next request. */
const CROWDED = 0.9;

/** Nothing is known yet of whoever asks, not even the language. */
const NO_ROOM =
  'HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\nretry-after: 5\r\n' +
  'connection: close\r\n\r\nToo many connections. Please try again in a moment.';

/** Holds how many connections are open, in all and per network address, and how each is read. */
export const guardConnections = ({ server, limits, mostOfAddress, onRefused }: Parts) => {
  type Reading = ReturnType<typeof limitPipelining>;
  const open = new Map<Socket, Reading | undefined>();
  const ofAddress = createKeyCounter();
  const { connections, requestsPerConnection: most } = limits;
  server.maxConnections = connections;
  server.on('drop', () => onRefused('connections'));
  /** Hot reload speaks another protocol than HTTP on connections of the same server. */
  const limitsPipelining = server.listenerCount('upgrade') === 0;

  server.on('connection', (socket: Socket) => {
    const address = ipPrefixesOf(socket.remoteAddress ?? '').narrow;
    if (ofAddress.count(address) >= mostOfAddress) {
      onRefused('address-connections');
      socket.end(NO_ROOM, () => socket.destroy());
      return;
    }
    ofAddress.add(address);
    open.set(socket, limitsPipelining ? limitPipelining(socket, most) : undefined);
    socket.once('close', () => {
      open.delete(socket);
      ofAddress.remove(address);
    });
    if (open.size >= connections * CROWDED) server.closeIdleConnections();
  });

  return {
    sockets: (): Iterable<Socket> => open.keys(),
    /** Notes that a request has come on its connection. */
    note: (request: IncomingMessage, response: ServerResponse): void =>
      open.get(request.socket)?.take(request, response),
  };
};
