import { pino, stdSerializers } from 'pino';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';

/**
 * The driver attaches the client and its prepared statements to the error of a lost connection;
 * these are not logged.
 */
const serialiseError = (error: Error) => {
  const { client: _client, ...loggable } = stdSerializers.err(error);
  return loggable;
};

/** The log of a process, JSON lines; `worker` is its number where there are several. */
export const openLog = ({ logLevel }: Config, worker: number | undefined): Logger =>
  pino({
    level: logLevel,
    base: worker === undefined ? null : { worker },
    serializers: { err: serialiseError },
  });
