import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '#cli/command-error.ts';
import type { Call } from '#cli/command.ts';
import { amountText } from '#cli/formats/amount.ts';
import { spreadsheetCell } from '#cli/formats/formulas.ts';
import { csvLine } from '#cli/formats/write-csv.ts';
import { readMoment } from '#cli/option-values.ts';
import { amountWords } from '#cli/orders/labels.ts';
import { listReport, type ReportRow } from '#cli/payments/list-report.ts';
import { tableOf } from '#cli/table.ts';
import { currencyExponent } from '#contract/money.ts';

const DAY_MS = 86_400_000;
/** The days that are reported without `--since`. */
export const REPORT_DAYS = 30;

const COLUMNS = [
  'day',
  'method',
  'currency',
  'attempts',
  'paid',
  'paid_amount',
  'refunded_amount',
  'disputed_amount',
  'net_amount',
];

/** An amount that may be below nothing; a spreadsheet takes it for the number that it is. */
const decimals = (amount: number, currency: string): string =>
  `${amount < 0 ? '-' : ''}${amountText(Math.abs(amount), currencyExponent(currency))}`;

const csvOf = (rows: readonly ReportRow[]): string =>
  [
    csvLine(COLUMNS),
    ...rows.map(({ day, method, currency, attempts, paid, ...sums }) =>
      csvLine([
        day,
        spreadsheetCell(method),
        spreadsheetCell(currency),
        attempts === null ? '' : String(attempts),
        String(paid),
        decimals(sums.paid_amount, currency),
        decimals(sums.refunded_amount, currency),
        decimals(sums.disputed_amount, currency),
        decimals(sums.net_amount, currency),
      ]),
    ),
  ].join('');

const tableText = (rows: readonly ReportRow[]): string =>
  tableOf<ReportRow>(
    [
      { title: 'day (UTC)', cell: ({ day }) => day },
      { title: 'attempts', cell: ({ attempts }) => attempts ?? '', end: true },
      { title: 'paid', cell: ({ paid }) => paid, end: true },
      { title: 'amount', cell: (row) => amountWords(row.paid_amount, row.currency), end: true },
      {
        title: 'given back',
        cell: (row) => amountWords(row.refunded_amount, row.currency),
        end: true,
      },
      {
        title: 'disputed',
        cell: (row) => amountWords(row.disputed_amount, row.currency),
        end: true,
      },
      { title: 'net', cell: (row) => amountWords(row.net_amount, row.currency), end: true },
      { title: 'method', cell: ({ method }) => method },
    ],
    rows,
  );

const textOf = (rows: readonly ReportRow[], { csv, json }: { csv: boolean; json: boolean }) => {
  if (csv) return csvOf(rows);
  if (json) return `${JSON.stringify(rows, undefined, 2)}\n`;
  return rows.length === 0 ? 'There were no payments.\n' : `${tableText(rows)}\n`;
};

/** `payments report`. */
export const report = async ({ args, db, now, folder, print }: Call): Promise<number> => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { since: text, until: text, csv: flag, json: flag },
  });
  const [name, ...more] = positionals;
  if (more.length > 0) throw new CommandError('payments report takes one FILE.');
  if (values.csv && values.json)
    throw new CommandError('payments report takes --csv or --json, and not both.');
  const today = now().toISOString().slice(0, 10);
  const until = readMoment('--until', values.until ?? today, { isLast: true }) ?? now();
  const since =
    readMoment('--since', values.since) ?? new Date(until.getTime() - REPORT_DAYS * DAY_MS);
  if (since >= until) throw new CommandError('--since is not later than --until.');
  const rows = await listReport(db, since, until);
  const written = textOf(rows, values);
  if (name === undefined) print(written.trimEnd());
  else {
    const file = resolve(folder, name);
    await writeFile(file, written);
    print(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'} written to ${file}`);
  }
  return 0;
};
