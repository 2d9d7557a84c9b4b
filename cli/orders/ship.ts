import { parseArgs } from 'node:util';
import { carriageOf, CARRIERS, type Carriage } from '#api/orders/carriers.ts';
import { shipPackage } from '#api/orders/ship-package.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import type { Call } from '#cli/command.ts';
import { pick, readNumber } from '#cli/orders/arguments.ts';
import { getOrderId } from '#cli/orders/find-order.ts';
import { advanceRefusal, statusWords } from '#cli/orders/labels.ts';
import { readOrder, type WholeOrder } from '#cli/orders/read-order.ts';
import { runInTransaction } from '#db/transaction.ts';

const LONGEST = 60;

type Given = {
  carrier?: string;
  tracking?: string;
  url?: string;
  store?: string;
  package?: string;
};
type Package = WholeOrder['packages'][number];

const readCarriage = ({ carrier = '', tracking, url }: Given): Carriage => {
  const name = carrier.trim();
  if (name === '') throw new CommandError('orders ship needs a --carrier.');
  for (const [option, text] of [
    ['--carrier', name],
    ['--tracking', tracking ?? ''],
  ] as const)
    if (text.length > LONGEST)
      throw new CommandError(`${option} has ${LONGEST} characters at most.`);
  if (url !== undefined && !tracking)
    throw new CommandError('--url needs a --tracking, which takes the place of {code} in it.');
  const carriage = carriageOf(name, tracking?.trim() || undefined, url);
  if (carriage) return carriage;
  throw new CommandError('--url is an address such as https://carrier.example/parcel/{code}.');
};

/** The package that is meant: the only one, or the one that is named. Throws CommandError, RuleError. */
const choosePackage = (number: string, packages: readonly Package[], given: Given): Package => {
  if (given.package !== undefined) return pick(packages, '--package', given.package);
  const { store } = given;
  const live = packages
    .filter(({ cancelled_at }) => cancelled_at === null)
    .filter(({ slug }) => store === undefined || Object.values(slug).includes(store));
  const [only, ...more] = live;
  if (!only) throw new RuleError(`${number} has no such package.`);
  if (more.length > 0)
    throw new CommandError(
      `${number} has ${live.length} packages: name one by --store or --package; orders show numbers them.`,
    );
  return only;
};

/** `orders ship NUMBER --carrier NAME --tracking CODE`. */
export const ship = async ({ args, db, now, print }: Call): Promise<number> => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { carrier: text, tracking: text, url: text, store: text, package: text },
  });
  const number = readNumber('ship', positionals);
  const carriage = readCarriage(values);
  const orderId = await getOrderId(db, number);
  const { packages } = await readOrder(db, orderId);
  const { id: packageId } = choosePackage(number, packages, values);
  const done = await runInTransaction(db, (trx) =>
    shipPackage(trx, { orderId, packageId, carriage, now: now() }),
  );
  if (done.kind === 'refused') throw advanceRefusal(number, done.reason);
  const { packages: after } = await readOrder(db, orderId);
  const at = after.findIndex(({ id }) => id === packageId);
  const status = statusWords(after[at]?.status ?? 0);
  const { carrier, tracking_code: code, tracking_url: url } = carriage;
  print(
    `Package ${at + 1} of ${number} is ${status}, with ${carrier}${code ? ` (${code})` : ''}.${url ? ` ${url}` : ''}`,
  );
  return 0;
};

/** For the help. */
export const CARRIER_NAMES = CARRIERS.join(', ');
