import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { closeServer, type Call, type Effect, type Rule } from './simulator.ts';

export type Asked = {
  /** What the groups of the operation's path have caught. */
  words: string[];
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** As it came. */
  body: string;
};
export type Reply = {
  status: number;
  body: object | string;
  location?: string;
  headers?: Readonly<Record<string, string>>;
};
export type Change = Extract<Effect, { kind: 'change' }>;

/** A call that the provider answers, or a page that it shows. */
export type Operation = {
  name: string;
  method: 'GET' | 'POST';
  path: RegExp;
  answer: (asked: Asked) => Reply;
  /** Before anything else, rules included: a refusal, or what is done when the call has ended. */
  admit?: (asked: Asked) => Reply | (() => void);
  /** The provider's reference and the idempotency key of the call. */
  referenceOf?: (asked: Asked, reply: Reply) => string | undefined;
  keyOf?: (asked: Asked) => string | undefined;
  /** The answer, with another amount or currency. */
  change?: (reply: Reply, change: Change) => Reply;
};

const write = (response: ServerResponse, { status, body, location, headers }: Reply): void => {
  const isText = typeof body === 'string';
  const type = isText && body.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain';
  response
    .writeHead(status, {
      'content-type': isText ? type : 'application/json',
      ...(location !== undefined && { location }),
      ...headers,
    })
    .end(isText ? body : JSON.stringify(body));
};

/** A server of a provider on this machine: what it is asked is recorded, and goes wrong as the rules want. */
export const serveProvider = async (operations: readonly Operation[], port = 0) => {
  const rules: Rule[] = [];
  const calls: Call[] = [];

  const takeEffect = (name: string): Effect | undefined => {
    const rule = rules.find(({ operation, times }) => operation === name && times > 0);
    if (rule) rule.times -= 1;
    return rule?.effect;
  };

  const act = async (operation: Operation, asked: Asked, response: ServerResponse) => {
    const effect = takeEffect(operation.name);
    if (effect?.kind === 'delay') await wait(effect.ms);
    const isRefused = effect?.kind === 'status';
    const reply = isRefused
      ? { status: effect.status, body: effect.body ?? {} }
      : operation.answer(asked);
    const reference = operation.referenceOf?.(asked, reply);
    calls.push({ operation: operation.name, reference, key: operation.keyOf?.(asked) });
    if (effect?.kind === 'drop') return void response.destroy();
    const changed = effect?.kind === 'change' ? operation.change?.(reply, effect) : undefined;
    write(response, changed ?? reply);
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const body = await text(request);
    for (const operation of operations) {
      const match = operation.method === request.method && operation.path.exec(pathname);
      if (!match) continue;
      const words = match.slice(1).map(decodeURIComponent);
      const asked = { words, query, headers: request.headers, body };
      const admitted = operation.admit?.(asked);
      if (typeof admitted === 'object') return write(response, admitted);
      await act(operation, asked, response);
      return admitted?.();
    }
    write(response, { status: 404, body: { message: 'There is nothing here' } });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addRule: (rule: Rule): void => void rules.push({ ...rule }),
    calls: (): readonly Call[] => calls,
    forget: (): void => {
      rules.length = 0;
      calls.length = 0;
    },
    close: () => closeServer(server),
  };
};
