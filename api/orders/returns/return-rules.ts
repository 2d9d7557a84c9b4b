import { ORDER_STATUS, type OrderStatus } from '#contract/orders/order-codes.ts';
import { amountOfUnits } from '#contract/orders/order-sums.ts';
import type { Settings } from '#db/settings.ts';

const DAY_MS = 86_400_000;
/** The law's days, counted from the day after the delivery (directive 2011/83/EU, article 9). */
const WITHDRAWAL_DAYS = 14;

/** The countries of the EU. */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export type ReturnRules = Pick<Settings, 'return_days' | 'withdrawal'>;

/** What rules of returns look at of a line. */
export type ReturnLine = {
  id: string;
  packageId: string;
  cancelled: boolean;
  quantity: number;
  total: number;
  /** Null: it is not taken back. */
  returnDays: number | null;
  /** Units that were given back, or are asked to be. */
  returned: number;
  /** Whether the shop still has to answer about some of them. */
  isRequested: boolean;
};

export type ReturnPackage = {
  id: string;
  status: OrderStatus;
  cancelled: boolean;
  deliveredAt: Date | undefined;
};

export type ReturnableOrder = {
  /** Where it is delivered. */
  country: string;
  lines: readonly ReturnLine[];
  packages: readonly ReturnPackage[];
};

/** The last moment of the last of so many days after a day: days of the calendar, as laws count them. */
export const endOfDays = (from: Date, days: number): Date =>
  new Date((Math.floor(from.getTime() / DAY_MS) + days + 1) * DAY_MS - 1);

/** Until when a line may be given back; undefined where it has not arrived or is not taken back. */
export const returnUntil = (
  { returnDays }: ReturnLine,
  { deliveredAt }: ReturnPackage,
  rules: ReturnRules,
): Date | undefined =>
  returnDays === null || !deliveredAt
    ? undefined
    : endOfDays(deliveredAt, Math.max(returnDays, rules.return_days));

const unitsLeft = ({ cancelled, isRequested, quantity, returned }: ReturnLine): number =>
  cancelled || isRequested ? 0 : quantity - returned;

/** Units of a line that may be given back at that moment. */
export const returnableUnits = (
  line: ReturnLine,
  parcel: ReturnPackage,
  rules: ReturnRules,
  now: Date,
): number => {
  const until = returnUntil(line, parcel, rules);
  return until && now <= until ? unitsLeft(line) : 0;
};

/** Whether its shopper may withdraw from the contract at all. */
const mayWithdraw = ({ country }: ReturnableOrder, { withdrawal }: ReturnRules): boolean =>
  withdrawal === 'on' || (withdrawal === 'auto' && EU.has(country));

/**
 * Until when the shopper may withdraw: so many days after the last package has come. `open` while one of
 * them is still to come; undefined where there is no such right, and nothing that could be withdrawn from.
 */
export const withdrawUntil = (
  order: ReturnableOrder,
  rules: ReturnRules,
): Date | 'open' | undefined => {
  const live = order.packages.filter(({ cancelled }) => !cancelled);
  if (!mayWithdraw(order, rules) || live.length === 0) return undefined;
  const times = live.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  if (times.length < live.length) return 'open';
  return endOfDays(
    times.reduce((last, at) => (at > last ? at : last)),
    WITHDRAWAL_DAYS,
  );
};

/** Units of a line of which the shopper may withdraw now. What has not left the store is cancelled instead. */
export const withdrawableUnits = (
  line: ReturnLine,
  order: ReturnableOrder,
  rules: ReturnRules,
  now: Date,
): number => {
  const until = withdrawUntil(order, rules);
  const parcel = order.packages.find(({ id }) => id === line.packageId);
  const isSent = parcel !== undefined && parcel.status >= ORDER_STATUS.pickedUp;
  return isSent && (until === 'open' || (until && now <= until)) ? unitsLeft(line) : 0;
};

/** A line and how many units of it are meant; without a number all that are left. */
export type ReturnUnits = { lineId: string; units: number | undefined };

export type Return =
  | { kind: 'return'; lines: { id: string; units: number; amount: number }[] }
  /** All of it is asked already. */
  | { kind: 'asked'; lineIds: string[] }
  | { kind: 'refused'; reason: 'unknownLine' | 'nothing' | 'tooMany' };

type ReturnInput = {
  /** Undefined: all that may be given back. */
  requested: readonly ReturnUnits[] | undefined;
  rules: ReturnRules;
  withdrawal: boolean;
  now: Date;
};

/** Which units of an order go back, and what they have cost. */
export const planReturn = (
  order: ReturnableOrder,
  { requested, rules, withdrawal, now }: ReturnInput,
): Return => {
  const { lines, packages } = order;
  if (requested?.some(({ lineId }) => !lines.some(({ id }) => id === lineId)))
    return { kind: 'refused', reason: 'unknownLine' };
  const possible = (line: ReturnLine): number => {
    if (withdrawal) return withdrawableUnits(line, order, rules, now);
    const parcel = packages.find(({ id }) => id === line.packageId);
    return parcel ? returnableUnits(line, parcel, rules, now) : 0;
  };
  const meant = lines.filter(
    ({ id }) => !requested || requested.some(({ lineId }) => lineId === id),
  );
  if (requested && meant.length > 0 && meant.every(({ isRequested }) => isRequested))
    return { kind: 'asked', lineIds: meant.map(({ id }) => id) };
  const open = meant.filter((line) => requested || possible(line) > 0);
  if (open.length === 0 || open.some((line) => possible(line) === 0 && !line.isRequested))
    return { kind: 'refused', reason: 'nothing' };
  const fresh = open.filter((line) => possible(line) > 0);
  const unitsOf = (line: ReturnLine): number =>
    requested?.find(({ lineId }) => lineId === line.id)?.units ?? possible(line);
  if (fresh.some((line) => unitsOf(line) > possible(line)))
    return { kind: 'refused', reason: 'tooMany' };
  return {
    kind: 'return',
    lines: fresh.map((line) => {
      const units = unitsOf(line);
      return { id: line.id, units, amount: amountOfUnits(line, line.returned, units) };
    }),
  };
};
