import { amountWords, methodWords, statusWords, timeWords } from '#cli/orders/labels.ts';
import type { WholeOrder } from '#cli/orders/read-order.ts';
import { factsOf, tableOf } from '#cli/table.ts';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import { inLanguage } from '#db/texts.ts';

type Line = WholeOrder['lines'][number];
type Package = WholeOrder['packages'][number];

/** A cancelled order says so; its status is where it was then. */
export const stateWords = (one: { status: number; cancelled_at: Date | null }): string =>
  one.cancelled_at ? 'cancelled' : statusWords(one.status);

const titleOf = ({ title, attributes }: Line): string => {
  const values = attributes.map(({ value }) => inLanguage(value, 'en'));
  return [inLanguage(title, 'en'), ...values].join(', ');
};

type Fact = readonly [name: string, value: string];

const sumsOf = (order: WholeOrder): Fact[] => {
  const money = (amount: number): string => amountWords(amount, order.currency);
  const saved = (name: string, amount: number, why = ''): Fact[] =>
    amount === 0 ? [] : [[name, `-${money(amount)}${why}`]];
  const codes = order.vouchers.map(({ code }) => code).join(', ');
  const left = order.lines.filter((line) => !line.cancelled_at);
  const due = left.reduce((sum, { total }) => sum + total, 0);
  return [
    ['Goods', money(order.subtotal)],
    ...saved('Bundles', order.bundle_saving),
    ...saved('Vouchers', order.voucher_saving, codes && ` (${codes})`),
    ['Shipping', money(order.shipping)],
    ['Total', money(order.total)],
    ...(due === order.total ? [] : [['Left of it', money(due)] as const]),
    ['Tax in it', money(order.tax)],
  ];
};

const headOf = (order: WholeOrder): string => {
  const address = [order.address_1, order.address_2, order.zip, order.city, order.state];
  return factsOf([
    ['Order', order.number],
    ['Placed', `${timeWords(order.created_at)} UTC, in ${order.language}`],
    ['Status', stateWords(order)],
    ['Payment', `${methodWords(order.method)}, ${order.paid ? 'paid' : 'not paid'}`],
    ...sumsOf(order),
    ['E-mail', order.email],
    ['Phone', order.phone],
    ['Name', order.name],
    ['Address', [...address.filter(Boolean), order.country].join(', ')],
    ...(order.note ? [['Note', order.note] as const] : []),
  ]);
};

const packagesOf = ({ packages, currency }: WholeOrder): string =>
  tableOf<Package>(
    [
      { title: 'package', cell: (one) => packages.indexOf(one) + 1, end: true },
      { title: 'status', cell: stateWords },
      { title: 'expected', cell: (one) => `${one.expected_from} to ${one.expected_to}` },
      { title: 'shipping', cell: ({ shipping }) => amountWords(shipping, currency), end: true },
      {
        title: 'goes',
        cell: ({ shipping_type: type, pickup_title: point }) =>
          type === SHIPPING_TYPE.location || !point
            ? 'to the address'
            : `to ${inLanguage(point, 'en')}`,
      },
      {
        title: 'carrier',
        cell: ({ carrier, tracking_code: code }) => [carrier, code].filter(Boolean).join(' '),
      },
      { title: 'store', cell: ({ store }) => inLanguage(store, 'en') },
    ],
    packages,
  );

const linesOf = ({ lines, packages, currency }: WholeOrder): string =>
  tableOf<Line>(
    [
      { title: 'line', cell: (line) => lines.indexOf(line) + 1, end: true },
      {
        title: 'package',
        cell: (line) => packages.findIndex(({ id }) => id === line.package_id) + 1,
        end: true,
      },
      { title: 'units', cell: ({ quantity }) => quantity, end: true },
      { title: 'each', cell: (line) => amountWords(line.unit_price, currency), end: true },
      { title: 'total', cell: ({ total }) => amountWords(total, currency), end: true },
      { title: 'sku', cell: ({ sku }) => sku },
      { title: '', cell: (line) => (line.cancelled_at ? 'cancelled' : '') },
      { title: 'product', cell: titleOf },
    ],
    lines,
  );

const kindWords = ({ kind, withdrawal }: WholeOrder['cancellations'][number]): string => {
  if (withdrawal) return 'withdrawal';
  return kind === 'refund' ? 'return' : 'cancellation';
};

/** `2` for all of the second line, `2 (1 of 3)` for a part of it, nothing where it is not meant. */
const unitWords = (line: number, quantity: number, units: number | undefined): string[] => {
  if (units === undefined) return [];
  return [units === quantity ? String(line) : `${line} (${units} of ${quantity})`];
};

/** Where the pictures of returns are looked at. */
const picturesOf = ({ cancellations }: WholeOrder): string[] =>
  cancellations.flatMap(({ pictures }, at) =>
    pictures.length === 0 ? [] : [[`Pictures of request ${at + 1}:`, ...pictures].join('\n')],
  );

const cancellationsOf = ({ cancellations, lines, currency }: WholeOrder): string =>
  tableOf(
    [
      { title: 'request', cell: (one) => cancellations.indexOf(one) + 1, end: true },
      { title: 'kind', cell: kindWords },
      { title: 'time', cell: ({ created_at: at }) => timeWords(at) },
      { title: 'by', cell: (one) => one.asked_by },
      { title: 'state', cell: ({ state }) => state },
      { title: 'amount', cell: ({ amount }) => amountWords(amount, currency), end: true },
      {
        title: 'lines',
        cell: ({ line_ids: ids, quantities: units }) =>
          lines
            .flatMap(({ id, quantity }, at) => unitWords(at + 1, quantity, units[ids.indexOf(id)]))
            .join(', '),
      },
      {
        title: 'words',
        cell: ({ reason, message }) => [reason, message].filter(Boolean).join(' / '),
      },
    ],
    cancellations,
  );

const historyOf = ({ history, packages }: WholeOrder): string =>
  tableOf(
    [
      { title: 'history', cell: ({ at }) => timeWords(at) },
      {
        title: 'what',
        cell: (one) => {
          if (one.cancellation_id !== null) return 'something was cancelled';
          const at = packages.findIndex(({ id }) => id === one.package_id);
          return at < 0 ? statusWords(one.status) : `package ${at + 1} ${statusWords(one.status)}`;
        },
      },
    ],
    history,
  );

/** An order as a page of text: what was paid, by whom, its packages, lines and history. */
export const orderText = (order: WholeOrder): string =>
  [
    headOf(order),
    packagesOf(order),
    linesOf(order),
    ...(order.cancellations.length > 0 ? [cancellationsOf(order)] : []),
    ...picturesOf(order),
    historyOf(order),
  ].join('\n\n');
