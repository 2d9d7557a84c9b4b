import { describeFailure, exitCodeOf } from '#cli/command-error.ts';
import type { Command } from '#cli/command.ts';
import { openShop } from '#cli/database.ts';
import { bannersCommand } from '#cli/banners-command.ts';
import { exportCommand } from '#cli/export-command.ts';
import { importCommand } from '#cli/import-command.ts';
import { jobsCommand } from '#cli/jobs-command.ts';
import { mailCommand } from '#cli/mail-command.ts';
import { contactCommand } from '#cli/contact-command.ts';
import { messagesCommand } from '#cli/messages-command.ts';
import { newsletterCommand } from '#cli/newsletter-command.ts';
import { ordersCommand } from '#cli/orders-command.ts';
import { paymentsCommand } from '#cli/payments-command.ts';
import { questionsCommand } from '#cli/questions-command.ts';
import { prescriptionsCommand } from '#cli/prescriptions-command.ts';
import { reviewsCommand } from '#cli/reviews-command.ts';
import { searchesCommand } from '#cli/searches-command.ts';
import { settingsCommand } from '#cli/settings-command.ts';
import { storesCommand } from '#cli/stores-command.ts';
import { synonymsCommand } from '#cli/synonyms-command.ts';
import { usersCommand } from '#cli/users-command.ts';
import { vouchersCommand } from '#cli/vouchers-command.ts';
import { loadShop } from '#extend/load-shop.ts';
import {
  extendEnvironment,
  findStandingFolder,
  getEnvironment,
  originOf,
  readConfig,
} from '#server/config.ts';
import { paymentsOf } from '#server/payments/payments-of.ts';
import { readPayments } from '#server/payments/read-payments.ts';
import { requireLivePayments } from '#server/payments/require-live.ts';
import { findSimulatedPayments } from '#server/simulated-payments.ts';

/** The operator's commands: `npm run shop -- NAME …`. */
const COMMANDS: Readonly<Record<string, Command>> = {
  import: importCommand,
  export: exportCommand,
  orders: ordersCommand,
  payments: paymentsCommand,
  users: usersCommand,
  reviews: reviewsCommand,
  mail: mailCommand,
  jobs: jobsCommand,
  requests: prescriptionsCommand,
  newsletter: newsletterCommand,
  messages: messagesCommand,
  vouchers: vouchersCommand,
  stores: storesCommand,
  settings: settingsCommand,
  synonyms: synonymsCommand,
  searches: searchesCommand,
  banners: bannersCommand,
  questions: questionsCommand,
  contact: contactCommand,
};

/** Other names of commands, which the help does not list beside the first. */
const ALIASES: Readonly<Record<string, string>> = { prescriptions: 'requests' };

const help = (): string =>
  [
    'npm run shop -- COMMAND',
    '',
    ...Object.values(COMMANDS).flatMap(({ usage, about }) => [
      ...usage.map((one) => `  ${one}`),
      `      ${about}`,
    ]),
    '',
    'COMMAND --help tells more of one, COMMAND --verbose more of a failure. The shop may be running or not.',
    'Ends with 0 when it is done, 1 when it cannot be done, 2 when the rules refuse all or a part of it.',
  ].join('\n');

const helpOf = ({ usage, about, details }: Command): string =>
  [
    ...usage.map((one) => `npm run shop -- ${one}`),
    '',
    `${about.charAt(0).toUpperCase()}${about.slice(1)}.`,
    ...(details === undefined ? [] : ['', details]),
  ].join('\n');

/** Ctrl-C lets the command finish what it has begun; a second one ends it at once. */
const stopOnSignal = (): AbortSignal => {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop);
  return controller.signal;
};

/** The ways to pay of the shop: refused like the shop itself where they cannot be meant. */
const openPayments = async (dataDir: string) => {
  const { payments } = (await loadShop(dataDir)).shop;
  requireLivePayments(payments, getEnvironment());
  return paymentsOf(payments, readPayments(getEnvironment()));
};

const run = async (command: Command, args: string[]): Promise<number> => {
  const signal = stopOnSignal();
  const config = readConfig();
  const { db, dataDir, close } = await openShop(config);
  // Of an open demo whose providers are simulated; those of a real shop are in the environment already.
  extendEnvironment(findSimulatedPayments(config, getEnvironment()));
  try {
    return await command.run({
      args,
      db,
      dataDir,
      origin: originOf(config, config.port),
      payments: () => openPayments(dataDir),
      folder: findStandingFolder(),
      signal,
      now: () => new Date(),
      print: console.log,
    });
  } finally {
    await close();
  }
};

/** Asks for the stack of whatever ends a command; every command takes it. */
const VERBOSE = '--verbose';

const given = process.argv.slice(2);
const verbose = given.includes(VERBOSE);
const [typed, ...args] = given.filter((argument) => argument !== VERBOSE);
const name = typed !== undefined && Object.hasOwn(ALIASES, typed) ? ALIASES[typed] : typed;
const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

/** The first failure is printed; those that follow from it say nothing more. */
const endBy = (error: unknown): never => {
  console.error(describeFailure(name ?? '', error, verbose));
  process.exit(exitCodeOf(error));
};

if (!command) {
  const isHelp = name === undefined || name === 'help' || name === '--help';
  (isHelp ? console.log : console.error)(
    isHelp ? help() : `There is no command "${name}".\n\n${help()}`,
  );
  process.exitCode = isHelp ? 0 : 1;
} else if (args.includes('--help')) {
  console.log(helpOf(command));
} else {
  // What fails beside the command's own steps, as a connection that is lost between two of them.
  process.on('uncaughtException', endBy);
  await run(command, args).then((code) => (process.exitCode = code), endBy);
}
