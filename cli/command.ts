import type { Db } from '#db/client.ts';

export type Call = {
  args: string[];
  db: Db;
  dataDir: string;
  /** Aborted by Ctrl-C: finish what has begun and end. */
  signal: AbortSignal;
};

export type Command = {
  usage: string;
  about: string;
  /** Does it and returns the exit code. Throws CommandError for the operator. */
  run: (call: Call) => Promise<number>;
};
