import { CommandError } from '#cli/command-error.ts';
import type { Db } from '#db/client.ts';

export type Call = {
  args: string[];
  db: Db;
  dataDir: string;
  /** Where the operator stands: names of files begin there. */
  folder: string;
  /** Aborted by Ctrl-C: finish what has begun and end. */
  signal: AbortSignal;
  now: () => Date;
  /** Writes a line of the answer. */
  print: (text: string) => void;
};

export type Command = {
  /** Each way to call it, without `npm run shop --`. */
  usage: readonly string[];
  about: string;
  /** What `--help` tells beside that. */
  details?: string;
  /** Does it and returns the exit code. Throws CommandError for the operator. */
  run: (call: Call) => Promise<number>;
};

/** Runs the action that the first argument names, with the arguments behind it. Throws CommandError. */
export const runAction = (
  name: string,
  actions: Readonly<Record<string, Command['run']>>,
  call: Call,
): Promise<number> => {
  const [asked, ...args] = call.args;
  const action = asked !== undefined && Object.hasOwn(actions, asked) ? actions[asked] : undefined;
  if (!action)
    throw new CommandError(
      `${name} needs one of ${Object.keys(actions).join(', ')}${asked === undefined ? '' : `, and was given "${asked}"`}.`,
    );
  return action({ ...call, args });
};
