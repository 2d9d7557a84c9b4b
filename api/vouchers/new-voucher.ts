/** A voucher that the shop is about to issue; amounts in minor units. */
export type NewVoucher = {
  code: string;
  kind: 'flat' | 'percent';
  /** Minor units, or percent. */
  value: number;
  minSpend: number;
  maxSaving: number | null;
  startsAt: Date;
  endsAt: Date;
  totalLimit: number | null;
  perShopperLimit: number | null;
  /** For a first order alone, which is one. */
  firstOrder: boolean;
};

export type VoucherFault =
  | 'code'
  | 'value'
  | 'overHundredPercent'
  | 'mostOfFlat'
  | 'endsBeforeItBegins'
  | 'endedAlready'
  | 'shopperMoreThanAll'
  | 'moreFirstOrders';

const CODE = /^[A-Z0-9_-]{3,32}$/;

/** Why a voucher makes no sense; undefined where it does. The database refuses no other. */
export const findVoucherFault = (voucher: NewVoucher, now: Date): VoucherFault | undefined => {
  const { code, kind, value, maxSaving, startsAt, endsAt, totalLimit, perShopperLimit } = voucher;
  if (!CODE.test(code)) return 'code';
  if (value <= 0) return 'value';
  if (kind === 'percent' && value > 100) return 'overHundredPercent';
  if (kind === 'flat' && maxSaving !== null) return 'mostOfFlat';
  if (endsAt <= startsAt) return 'endsBeforeItBegins';
  if (endsAt <= now) return 'endedAlready';
  if (totalLimit !== null && (perShopperLimit ?? 0) > totalLimit) return 'shopperMoreThanAll';
  if (voucher.firstOrder && perShopperLimit !== 1) return 'moreFirstOrders';
  return undefined;
};

type VoucherState = 'disabled' | 'coming' | 'running' | 'used up' | 'ended';

type Dated = {
  disabled: boolean;
  startsAt: Date;
  endsAt: Date;
  totalLimit: number | null;
  used: number;
};

/** Where a voucher stands at that moment: its first moment counts, its last does not. */
export const voucherState = (
  { disabled, startsAt, endsAt, totalLimit, used }: Dated,
  now: Date,
): VoucherState => {
  if (disabled) return 'disabled';
  if (endsAt <= now) return 'ended';
  if (totalLimit !== null && used >= totalLimit) return 'used up';
  return startsAt > now ? 'coming' : 'running';
};
