import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What ends the headers of a request. */
const HEAD_END = Buffer.from('\r\n\r\n');
/** Of a body that does not tell its length so much is read at a time: only a few requests fit behind it. */
const CHUNKED_PIECE = 512;
const NOTHING = Buffer.alloc(0);
/** More characters than line ends and the longest method have. */
const METHOD_LENGTH = 32;

type Parse = (bytes: Buffer) => void;

/** Whether these bytes may be the start of a request: its method, as far as it has come. */
const mayBeRequest = (bytes: Buffer): boolean =>
  /^[\r\n]*[A-Z-]*(?: |$)/.test(bytes.toString('latin1', 0, METHOD_LENGTH));

/** Finds where a head ends that comes in any pieces: so many bytes of this one belong to it. */
const createHeadSearch = () => {
  const most = HEAD_END.length - 1;
  /** The end of what has come of a head: what ends it may be cut in two. */
  let tail = NOTHING;

  return (bytes: Buffer): number => {
    const before = tail;
    tail = NOTHING;
    if (before.length > 0) {
      const across = Buffer.concat([before, bytes.subarray(0, most)]).indexOf(HEAD_END);
      if (across >= 0) return across + HEAD_END.length - before.length;
    }
    const at = bytes.indexOf(HEAD_END);
    if (at >= 0) return at + HEAD_END.length;
    tail = Buffer.concat([before, bytes.subarray(-most)]).subarray(-most);
    return bytes.length;
  };
};

/**
 * Limits HTTP pipelining: lets Node read one request of a connection at a time. By itself it reads
 * all pipelined requests and begins each at once, although they are answered in order, so that a
 * client that sends hundreds and reads no answer would have them all processed and held in memory.
 * Bytes behind a request wait until its answer has been sent, and the connection is not read
 * meanwhile; the next request begins in another turn of the event loop, so that other connections
 * are served too. After `most` requests the connection is closed.
 */
export const limitPipelining = (socket: Socket, most: number) => {
  // To listen to the data makes Node hand it to listeners, its own being the first, instead of reading
  // the connection past them.
  const [parse] = socket.listeners('data') as Parse[];
  if (!parse) throw new Error('Node does not read connections as this expects');
  const findHeadEnd = createHeadSearch();
  let latest: IncomingMessage | undefined;
  let latestResponse: ServerResponse | undefined;
  let unanswered = 0;
  let count = 0;
  /** Bytes of the body that is being received; 0 or less where it does not tell. */
  let bodyLeft = 0;
  let isHolding = false;
  let isResuming = false;

  const isReceiving = (): boolean => latest?.complete === false;
  const mayRead = (): boolean => isReceiving() || (unanswered === 0 && !isResuming);

  const pieceOf = (bytes: Buffer): number => {
    if (!isReceiving()) return findHeadEnd(bytes);
    const length = Math.min(bytes.length, bodyLeft > 0 ? bodyLeft : CHUNKED_PIECE);
    bodyLeft -= length;
    return length;
  };

  const hold = (bytes: Buffer): void => {
    // Bytes that cannot be a request will end the connection, so the answer before them says
    // `connection: close`.
    if (latestResponse && !mayBeRequest(bytes)) latestResponse.shouldKeepAlive = false;
    isHolding = true;
    socket.pause();
    socket.unshift(bytes);
  };

  const resume = (): void => {
    if (!isHolding || isResuming) return;
    isResuming = true;
    setImmediate(() => {
      isResuming = false;
      isHolding = false;
      socket.resume();
    });
  };

  const read = (bytes: Buffer): void => {
    // Bytes behind the last answer are discarded.
    if (!socket.writable) return;
    if (!mayRead()) return hold(bytes);
    let rest = bytes;
    do {
      const length = pieceOf(rest);
      parse(length === rest.length ? rest : rest.subarray(0, length));
      if (length === rest.length) return;
      rest = rest.subarray(length);
    } while (isReceiving());
    if (!socket.writable) return;
    hold(rest);
    if (unanswered === 0) resume();
  };

  socket.off('data', parse);
  socket.on('data', read);

  return {
    /** A request of this connection has begun. */
    take: (request: IncomingMessage, response: ServerResponse): void => {
      latest = request;
      latestResponse = response;
      bodyLeft = Number(request.headers['content-length'] ?? 0);
      unanswered += 1;
      count += 1;
      if (count >= most) response.setHeader('connection', 'close');
      response.once('close', () => {
        unanswered -= 1;
        if (unanswered === 0) resume();
      });
    },
  };
};
