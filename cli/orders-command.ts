import { parseArgs } from 'node:util';
import { advanceOrder } from '#api/orders/advance-order.ts';
import { cancelOrder } from '#api/orders/cancel-order.ts';
import { type Call, type Command, runAction } from '#cli/command.ts';
import { readCount } from '#cli/option-values.ts';
import { approve, paidBack, refuse } from '#cli/orders/answer.ts';
import { pick, readNumber } from '#cli/orders/arguments.ts';
import { getOrderId, listOrders, type OrderRow } from '#cli/orders/find-order.ts';
import {
  advanceRefusal,
  amountWords,
  cancelRefusal,
  readStatus,
  STATUS_NAMES,
  statusWords,
  timeWords,
} from '#cli/orders/labels.ts';
import { moneyBackWords } from '#cli/orders/money-back.ts';
import { orderText, stateWords } from '#cli/orders/order-text.ts';
import { pictureLinks } from '#cli/orders/picture-links.ts';
import { readOrder } from '#cli/orders/read-order.ts';
import { CARRIER_NAMES, ship } from '#cli/orders/ship.ts';
import { tableOf } from '#cli/table.ts';
import { runInTransaction } from '#db/transaction.ts';

const LIMIT = 50;
const json = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

const stateOf = (row: OrderRow): string =>
  [
    stateWords(row),
    ...(row.asked_to_cancel ? ['cancel?'] : []),
    ...(row.asked_to_return ? ['return?'] : []),
  ].join(', ');

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { status: text, find: text, limit: text, json },
  });
  const special = values.status === 'cancelled' || values.status === 'asked';
  const orders = await listOrders(db, {
    status: special ? undefined : readStatus('--status', values.status),
    cancelled: values.status === 'cancelled',
    asked: values.status === 'asked',
    q: values.find,
    limit: readCount('--limit', values.limit) ?? LIMIT,
  });
  if (values.json) print(JSON.stringify(orders, undefined, 2));
  else if (orders.length === 0) print('There are no such orders.');
  else
    print(
      tableOf(
        [
          { title: 'number', cell: ({ number }) => number },
          { title: 'placed (UTC)', cell: (row) => timeWords(row.created_at) },
          { title: 'status', cell: stateOf },
          { title: 'paid', cell: ({ paid }) => (paid ? 'yes' : 'no') },
          { title: 'units', cell: ({ units }) => units, end: true },
          { title: 'total', cell: (row) => amountWords(row.total, row.currency), end: true },
          { title: 'name', cell: ({ name }) => name },
        ],
        orders,
      ),
    );
  return 0;
};

const show = async ({ args, db, now, origin, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json } });
  const id = await getOrderId(db, readNumber('show', positionals));
  const read = await readOrder(db, id);
  const links = await pictureLinks(db, { origin, now: now() });
  const order = {
    ...read,
    cancellations: read.cancellations.map((one) => ({
      ...one,
      pictures: one.pictures.map((picture) => links(picture)),
    })),
  };
  print(values.json ? JSON.stringify(order, undefined, 2) : orderText(order));
  return 0;
};

const advance = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: text, package: text },
  });
  const number = readNumber('advance', positionals);
  const to = readStatus('--to', values.to);
  const orderId = await getOrderId(db, number);
  const { packages } = await readOrder(db, orderId);
  const packageId =
    values.package === undefined ? undefined : pick(packages, '--package', values.package).id;
  const input = { orderId, to, packageId, now: now() };
  const done = await runInTransaction(db, (trx) => advanceOrder(trx, input));
  if (done.kind === 'refused') throw advanceRefusal(number, done.reason);
  print(`${number} is ${statusWords(done.status)}${done.paid ? ', and paid' : ''}.`);
  return 0;
};

const cancel = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { line: { type: 'string', multiple: true }, reason: text, message: text },
  });
  const number = readNumber('cancel', positionals);
  const orderId = await getOrderId(db, number);
  const { lines, currency } = await readOrder(db, orderId);
  const lineIds = values.line?.map((line) => pick(lines, '--line', line).id);
  const { reason, message } = values;
  const input = { orderId, lineIds, by: 'shop' as const, reason, message, now: now() };
  const done = await runInTransaction(db, (trx) => cancelOrder(trx, input));
  if (done.kind === 'refused') throw cancelRefusal(number, done.reason);
  if (done.kind === 'cancelled') {
    const amount = amountWords(done.amount, currency);
    const money = { orderId, now: input.now, amount: done.amount, currency };
    const owed = done.state === 'approved' ? await moneyBackWords(db, money) : '';
    print(`Cancelled ${amount} of ${number}: stock and vouchers are back${owed}.`);
  } else print(`${number} was cancelled before; nothing has changed.`);
  return 0;
};

/** `orders list|show|advance|ship|cancel|approve|refuse|paid-back`. */
export const ordersCommand: Command = {
  usage: [
    'orders list [--status STATUS] [--find TEXT] [--limit N] [--json]',
    'orders show NUMBER [--json]',
    'orders advance NUMBER [--to STATUS] [--package N]',
    'orders ship NUMBER --carrier NAME [--tracking CODE] [--store SLUG] [--package N] [--url TEMPLATE]',
    'orders cancel NUMBER [--line N …] [--reason TEXT] [--message TEXT]',
    'orders approve NUMBER [--request N] [--message TEXT]',
    'orders refuse NUMBER [--request N] --message TEXT',
    'orders paid-back NUMBER [--request N] [--message TEXT]',
  ],
  about: 'see orders, bring them forward, cancel them, take them back',
  details: [
    `STATUS is one of ${STATUS_NAMES.join(', ')};`,
    'list also knows cancelled, and asked: those that a shopper asks to cancel or return. It shows the newest',
    `${LIMIT} unless --limit says otherwise; --find looks in numbers, names and e-mail addresses.`,
    '',
    'advance takes one step without --to, and all packages without --package; an order is as far as its',
    'least advanced package. Status only goes forward. Cash on delivery counts as paid with the delivery.',
    '',
    'cancel takes all that is left without --line, until it is delivered. Stock and vouchers go back.',
    '--reason is for you, --message for the shopper. It also grants what a shopper has asked for; refuse',
    'does the opposite.',
    '',
    'ship says who carries a package, and brings it on its way. The carriers that are known give a link where',
    'the parcel is followed; --url is one for any other, with {code} where the tracking number goes:',
    `${CARRIER_NAMES}.`,
    '',
    'approve takes back what a shopper wants to return, refuse does not; show has their words and pictures.',
    'paid-back says that the money of what was cancelled or returned has been given back. Each answers all',
    'that wait for it without --request. The shopper gets an e-mail.',
  ].join('\n'),
  run: (call) =>
    runAction(
      'orders',
      { list, show, advance, ship, cancel, approve, refuse, 'paid-back': paidBack },
      call,
    ),
};
