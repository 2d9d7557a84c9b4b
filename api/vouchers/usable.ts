import { VISIBILITY } from '#contract/codes.ts';
import type { Voucher } from '#contract/voucher.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';

const selectUsable = (db: Db, now: Date) =>
  db
    .selectFrom('voucher as v')
    .leftJoin('store as s', 's.id', 'v.store_id')
    .where('v.visibility', '=', VISIBILITY.public)
    .where('v.disabled', '=', false)
    .where('v.starts_at', '<=', now)
    .where('v.ends_at', '>', now)
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
      'v.ends_at',
      's.slug',
      's.name',
    ])
    .orderBy('v.ends_at')
    .orderBy('v.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectUsable>['execute']>>[number];

const tellVoucher = (row: Row, language: LanguageCode): Voucher => ({
  id: String(row.id),
  code: row.code,
  title: inLanguage(row.title, language),
  price_type: row.price_type === 1 ? 1 : 2,
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
  const rows = await selectUsable(db, now).execute();
  return rows.map((row) => tellVoucher(row, language));
};

/** Those of them that can be used on products of this store: the platform's and its own. */
export const listVouchersOfStore = async (
  db: Db,
  storeId: number,
  now: Date,
  language: LanguageCode,
): Promise<Voucher[]> => {
  const rows = await selectUsable(db, now)
    .where((eb) => eb.or([eb('v.store_id', 'is', null), eb('v.store_id', '=', storeId)]))
    .execute();
  return rows.map((row) => tellVoucher(row, language));
};
