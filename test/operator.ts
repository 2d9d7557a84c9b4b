import { tmpdir } from 'node:os';
import type { Command } from '#cli/command.ts';
import { CommandError } from '#cli/command-error.ts';
import { DEFAULT_PAYMENTS } from '#api/payments/payment-methods.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import type { Db } from '#db/client.ts';
import { NOON } from '#test/app.ts';

type Told = { code: number; out: string; error: string };

/** Who runs the shop, at a terminal: `operator.run(ordersCommand, 'list', '--json')`. */
export class Operator {
  now = NOON;
  private readonly db: Db;
  private readonly payments: readonly PaymentProvider[];

  constructor(db: Db, payments: readonly PaymentProvider[] = DEFAULT_PAYMENTS) {
    this.db = db;
    this.payments = payments;
  }

  async run(command: Command, ...args: string[]): Promise<Told> {
    const lines: string[] = [];
    const { db, now, payments } = this;
    const { signal } = new AbortController();
    try {
      const code = await command.run({
        args,
        db,
        dataDir: tmpdir(),
        origin: 'https://shop.test',
        payments: async () => payments,
        folder: tmpdir(),
        signal,
        now: () => now,
        print: (text) => lines.push(text),
      });
      return { code, out: lines.join('\n'), error: '' };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return { code: error.exitCode, out: lines.join('\n'), error: error.message };
    }
  }

  /** What the command writes with `--json`. */
  async read(command: Command, ...args: string[]): Promise<unknown> {
    const { out, error } = await this.run(command, ...args, '--json');
    if (error) throw new Error(error);
    return JSON.parse(out);
  }
}
