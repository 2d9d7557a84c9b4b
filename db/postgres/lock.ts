import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    // The lock alone must not prevent the process from ending.
    server.listen(path, () => resolve(server.unref()));
  });

/** Whether a process holds the lock at this moment. */
export const isHeld = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Takes a lock that ends with its process however it ends, because it is an open socket and not
 * a file with a number in it. Returns undefined while another process holds it.
 */
export const takeLock = async (path: string): Promise<{ release: () => void } | undefined> => {
  try {
    const server = await listen(path);
    return { release: () => void server.close() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
  if (await isHeld(path)) return undefined;
  await rm(path, { force: true });
  const server = await listen(path);
  return { release: () => void server.close() };
};
