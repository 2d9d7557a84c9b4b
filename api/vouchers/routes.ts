import { VISIBILITY } from '#contract/codes.ts';
import { listVouchers, type Voucher } from '#contract/voucher.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';

/** The public vouchers that can be used at that moment, the first to end first. */
const listUsable = (db: Db, now: Date) =>
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
    .orderBy('v.id')
    .execute();

type Row = Awaited<ReturnType<typeof listUsable>>[number];

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

export const voucherRoutes: Routes = (app, deps) => {
  implement(app, deps, listVouchers, async ({ db, now, language }) => {
    const rows = await listUsable(db, now);
    return ok({ vouchers: rows.map((row) => tellVoucher(row, language)) });
  });
};
