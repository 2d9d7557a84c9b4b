import type { Socket } from 'node:net';
import type { OnRefused } from '#server/connections/refusal-log.ts';
import type { Limits } from '#server/connection-limits.ts';

/** How often it is looked at what waits to be sent, milliseconds. */
const LOOK_MS = 250;
/** Where too much waits, connections are ended until so much of what may wait is left. */
const LEFT = 0.75;

/**
 * What is held for a connection, bytes: what of an answer waits to be sent, for how long nothing of
 * it has been taken, milliseconds, and what has come meanwhile.
 */
type Waiting = { socket: Socket; unsent: number; ms: number; bytes: number };
/** How much the other side has taken, bytes, and since when nothing more. */
type Taken = { bytes: number; since: number };

type Parts = {
  limits: Pick<Limits, 'unsentBytes' | 'takeMs' | 'takeBytesPerSecond'>;
  sockets: () => Iterable<Socket>;
  onRefused: OnRefused;
};

/**
 * Watches the unsent bytes of clients that do not read their answers. A connection on which nothing
 * is read for too long is closed. If too many bytes wait in total, the connections that have held
 * the most for the longest are closed first, so that slow but active readers are spared.
 */
export const watchSlowReaders = ({ limits, sockets, onRefused }: Parts) => {
  const { unsentBytes, takeMs, takeBytesPerSecond } = limits;
  const taken = new WeakMap<Socket, Taken>();
  let total = 0;

  const isSlow = ({ unsent, ms }: Waiting): boolean =>
    ms > takeMs + (unsent / takeBytesPerSecond) * 1000;

  const sinceWhen = (socket: Socket, unsent: number, now: number): number => {
    const bytes = socket.bytesWritten - unsent;
    const known = taken.get(socket);
    if (known?.bytes === bytes) return known.since;
    taken.set(socket, { bytes, since: now });
    return now;
  };

  const waitingOn = (socket: Socket, now: number): Waiting | undefined => {
    const unsent = socket.writableLength;
    if (unsent === 0) return void taken.delete(socket);
    const ms = now - sinceWhen(socket, unsent, now);
    return { socket, unsent, ms, bytes: unsent + socket.readableLength };
  };

  const cut = ({ socket, bytes }: Waiting, reason: 'slow' | 'unsent'): void => {
    total -= bytes;
    socket.destroy();
    onRefused(reason);
  };

  const look = (): void => {
    const now = performance.now();
    const waiting: Waiting[] = [];
    total = 0;
    for (const socket of sockets()) {
      const one = waitingOn(socket, now);
      if (!one) continue;
      total += one.bytes;
      if (isSlow(one)) cut(one, 'slow');
      else waiting.push(one);
    }
    if (total <= unsentBytes) return;
    for (const one of waiting.toSorted((a, b) => b.bytes * b.ms - a.bytes * a.ms)) {
      if (total <= unsentBytes * LEFT) return;
      cut(one, 'unsent');
    }
  };

  const timer = setInterval(look, LOOK_MS).unref();
  return {
    /** Whether so much waited, when it was last looked at, that nothing may be added. */
    isFull: (): boolean => total > unsentBytes,
    close: (): void => clearInterval(timer),
  };
};
