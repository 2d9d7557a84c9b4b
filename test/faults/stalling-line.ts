import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/**
 * A line to the PostgreSQL of this test run that can go slow: `host` is a folder with its socket,
 * as `pg` takes it. `stall` lets nothing through in either direction, `flow` everything again, what
 * was held back first. `cut` ends all connections.
 */
export const openLine = async () => {
  const host = await mkdtemp(join(tmpdir(), 'souk-line-'));
  const { host: serverHost, port = 5432 } = inject('postgres');
  const socketName = `.s.PGSQL.${port}`;
  const folder = String(serverHost);
  const server = folder.startsWith('/')
    ? { path: join(folder, socketName) }
    : { host: folder, port };
  const sockets = new Set<Socket>();
  let isStalled = false;
  const join_ = (from: Socket, to: Socket): void => {
    sockets.add(from);
    if (isStalled) from.pause();
    from.on('data', (chunk) => to.write(chunk));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    // The other end hears of it by the line's end.
    from.on('error', () => from.destroy());
  };
  const line = createServer((near) => {
    const far = connect(server);
    join_(near, far);
    join_(far, near);
  });
  line.listen(join(host, socketName));
  await once(line, 'listening');
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  onTestFinished(async () => {
    cut();
    line.close();
    await rm(host, { recursive: true, force: true });
  });
  return {
    host,
    cut,
    stall: (): void => {
      isStalled = true;
      sockets.forEach((socket) => socket.pause());
    },
    flow: (): void => {
      isStalled = false;
      sockets.forEach((socket) => socket.resume());
    },
  };
};
