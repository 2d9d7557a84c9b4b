import { CommandError } from '#cli/command-error.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import type { Db } from '#db/client.ts';

export type Call = {
  args: string[];
  db: Db;
  dataDir: string;
  /** Where shoppers find the shop: links begin with it. */
  origin: string;
  /** The ways to pay of the shop, as its configuration and the environment say. */
  payments: () => Promise<readonly PaymentProvider[]>;
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
  /** What `--help` prints beside that. */
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
  const [given, ...args] = call.args;
  const action = given !== undefined && Object.hasOwn(actions, given) ? actions[given] : undefined;
  if (!action)
    throw new CommandError(
      `${name} needs one of ${Object.keys(actions).join(', ')}${given === undefined ? '' : `, and was given "${given}"`}.`,
    );
  return action({ ...call, args });
};
