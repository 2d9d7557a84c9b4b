import { createApi } from '#api/app.ts';
import type { ApiRequest } from '#contract/api-request.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import type { Db } from '#db/client.ts';

/** Somebody who is signed in to the shop, at a moment that can be moved. */
export type Visit = {
  ask: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<DataOf<E>>;
  now: () => Date;
  moveTo: (moment: Date) => void;
};

type Given = { json?: unknown };

const quiet = (): void => {};

/** Opens the shop's API for one who has this token. What it refuses is thrown, with its message. */
export const openVisit = async (db: Db, token: string, start: Date): Promise<Visit> => {
  let moment = start;
  const now = (): Date => moment;
  const api = createApi({ db, now, log: { info: quiet, warn: quiet, error: quiet } });
  await api.ready;
  return {
    now,
    moveTo: (later) => {
      moment = later;
    },
    ask: async (endpoint, input) => {
      const { json } = input as Given;
      const { method, path } = endpoint;
      const question: ApiRequest = {
        method,
        path,
        params: {},
        query: new URLSearchParams(),
        json,
        language: 'en',
        token,
        requestId: undefined,
        idempotencyKey: undefined,
      };
      const { status, message, data } = await api.ask(question, {});
      if (status !== 200) throw new Error(`${method} ${path}: ${message}`);
      return data as DataOf<typeof endpoint>;
    },
  };
};
