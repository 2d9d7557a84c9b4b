import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { duplexPair } from 'node:stream';

/** What Node says of a piece that it could not read, and how far it came in it. */
export type ClientError = Error & { code?: string; rawPacket?: Buffer; bytesParsed?: number };

const BEYOND_ASCII = /[\x80-\xff]+/g;
/** A whole request without a body: its method, address and the rest, one character for each byte. */
const READING = /^(GET|HEAD) ([^\s]+)( HTTP\/1\.[01]\r\n)(.*\r\n\r\n)$/s;

const escapeBytes = (bytes: string): string =>
  Buffer.from(bytes, 'latin1').toString('hex').toUpperCase().replaceAll(/../g, '%$&');

/** The same request with its address written as a browser would; undefined for anything else. */
const findEscaped = ({ code, rawPacket, bytesParsed = 0 }: ClientError): string | undefined => {
  if (code !== 'HPE_INVALID_URL') return undefined;
  const [, method, address = '', version, headers] =
    READING.exec(rawPacket?.toString('latin1') ?? '') ?? [];
  // What came before in the same piece has been answered already.
  if (method === undefined || bytesParsed > method.length + 1 + address.length) return undefined;
  const escaped = address.replaceAll(BEYOND_ASCII, escapeBytes);
  return escaped === address
    ? undefined
    : `${method} ${escaped}${version}connection: close\r\n${headers}`;
};

/**
 * Has a request answered whose address has letters beyond ASCII in it, as `curl` sends them and as
 * Node does not read: it is given to the server once more, with these escaped. False where the
 * request is no such one.
 */
export const answerUnescaped = (server: Server, socket: Socket, error: ClientError): boolean => {
  const escaped = findEscaped(error);
  if (escaped === undefined) return false;
  const [inside, outside] = duplexPair();
  const { remoteAddress, remotePort, remoteFamily } = socket;
  server.emit('connection', Object.assign(inside, { remoteAddress, remotePort, remoteFamily }));
  socket.once('close', () => outside.destroy());
  outside.pipe(socket);
  outside.write(escaped, 'latin1');
  return true;
};
