import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Received = { to: string[]; from: string; source: string };

/** What a server says instead of yes; `hang`: it takes the mail and says nothing more. */
type Answer = { code: number; words: string } | 'hang' | undefined;

type Options = {
  /** To whom a mail goes, at the n-th attempt from 0. */
  onRecipient?: (attempt: number) => Answer;
  onData?: (attempt: number) => Answer;
  /** Who may send; then the server speaks TLS alone, with a certificate that it has signed itself. */
  account?: { user: string; password: string };
};

const errorOf = ({ code, words }: { code: number; words: string }): Error =>
  Object.assign(new Error(words), { responseCode: code });

/** A mail server for one test, with what it has received. */
export const startMailServer = async ({ onRecipient, onData, account }: Options = {}) => {
  const received: Received[] = [];
  let asked = 0;
  let given = 0;
  const server = new SMTPServer({
    ...(account ? { secure: true } : { disabledCommands: ['AUTH', 'STARTTLS'] }),
    onAuth: ({ username, password }, _, done) => {
      const isRight = username === account?.user && password === account?.password;
      done(isRight ? null : errorOf({ code: 535, words: 'No' }), { user: username });
    },
    closeTimeout: 100,
    onRcptTo: (_, __, done) => {
      const answer = onRecipient?.(asked);
      asked += 1;
      if (answer && answer !== 'hang') return done(errorOf(answer));
      done();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const answer = onData?.(given);
        given += 1;
        if (answer && answer !== 'hang') return done(errorOf(answer));
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          source: Buffer.concat(chunks).toString(),
        });
        if (answer === 'hang') return;
        done();
      });
    },
  });
  // A client that gives up is what these tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    const closed = new Promise<void>((resolve) => {
      server.close(resolve);
    });
    await Promise.race([closed, wait(1_000)]);
  });
  const { port } = server.server.address() as AddressInfo;
  return { url: `${account ? 'smtps' : 'smtp'}://127.0.0.1:${port}`, port, received };
};
