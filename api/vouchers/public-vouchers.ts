import { PRICE_TYPE, VISIBILITY } from '#contract/codes.ts';
import type { Voucher } from '#contract/vouchers/voucher.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import { kindOf } from '#api/pricing/voucher-saving.ts';

const HOUR_MS = 3_600_000;

const selectPublic = (db: Db) =>
  db
    .selectFrom('voucher as v')
    .leftJoin('store as s', 's.id', 'v.store_id')
    .where('v.visibility', '=', VISIBILITY.public)
    .where('v.disabled', '=', false)
    .where((eb) =>
      eb.or([eb('v.total_limit', 'is', null), eb('v.used', '<', eb.ref('v.total_limit'))]),
    )
    .where((eb) => eb.or([eb('v.store_id', 'is', null), eb('s.visible', '=', true)]))
    .select([
      'v.id',
      'v.code',
      'v.title',
      'v.price_type',
      'v.value',
      'v.min_spend',
      'v.max_saving',
      'v.starts_at',
      'v.ends_at',
      'v.store_id',
      's.slug',
      's.name',
    ])
    .orderBy('v.ends_at')
    .orderBy('v.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectPublic>['execute']>>[number];

const presentVoucher = (row: Row, language: LanguageCode): Voucher => ({
  id: String(row.id),
  code: row.code,
  title: inLanguage(row.title, language),
  price_type: PRICE_TYPE[kindOf(row.price_type)],
  value: row.value,
  min_spend: row.min_spend,
  max_saving: row.max_saving,
  validity: row.ends_at.toISOString(),
  store:
    row.slug && row.name
      ? { slug: inLanguage(row.slug, language), name: inLanguage(row.name, language) }
      : null,
});

/** The public vouchers that can be used at that moment, the first to end first. */
export const listUsableVouchers = async (
  db: Db,
  now: Date,
  language: LanguageCode,
): Promise<Voucher[]> => {
  const rows = await selectPublic(db)
    .where('v.starts_at', '<=', now)
    .where('v.ends_at', '>', now)
    .execute();
  return rows.map((row) => presentVoucher(row, language));
};

/**
 * The public vouchers of an hour, for a cache that keeps them that long: it picks those that can be used at a moment, as
 * some have ended and others have not begun.
 */
const listOfHour = (db: Db, hour: Date) =>
  selectPublic(db)
    .where('v.ends_at', '>', hour)
    .where('v.starts_at', '<', new Date(hour.getTime() + HOUR_MS))
    .execute();

/** Those of them that can be used on products of this store: its own, then the platform's. */
export const listVouchersOfStore = async (
  sharedCache: SharedCache,
  storeId: number,
  now: Date,
  language: LanguageCode,
): Promise<Voucher[]> => {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const rows = await sharedCache.read(listOfHour, hour);
  return rows
    .filter(({ store_id }) => store_id === null || store_id === storeId)
    .filter(({ starts_at, ends_at }) => starts_at <= now && ends_at > now)
    .toSorted((a, b) => Number(b.store_id === storeId) - Number(a.store_id === storeId))
    .map((row) => presentVoucher(row, language));
};
