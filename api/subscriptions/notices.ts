import { sql } from 'kysely';
import { notFound, refuse, type Failed, type Refused } from '#api/http/reply.ts';
import type { Notice, NoticeKind } from '#contract/subscriptions/notice.ts';
import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { variantName } from '#jobs/subscriptions/variant-name.ts';
import { isRefusedAddress, writeSubscriptions } from './write-subscription.ts';

/** The most notices that a shopper can wait for: no shopper needs more. */
const MOST = 200;
/** How long what is back in stock is shown. */
const NEWS_DAYS = 30;

export type NoticeRequest = {
  shopperId: string;
  productId: number;
  /** Undefined: any variant. */
  inventoryId: number | undefined;
  kinds: readonly NoticeKind[];
  email: string;
  /** Whether the shopper is known to read what goes to the address. */
  isProven: boolean;
  language: LanguageCode;
  now: Date;
};

type About = { price: number; in_stock: boolean };

/** The product as the shop shows it; undefined where it does not, or has no such variant. */
const findAbout = async (
  trx: Trx,
  { productId, inventoryId, now }: NoticeRequest,
): Promise<About | undefined> => {
  const { rows } = await sql<About>`
    select current_price(card, ${now}) as price, stock.in_stock
    from product_card card cross join lateral (
      select bool_or(i.quantity > 0) as in_stock from inventory i
      where i.product_id = card.product_id and i.id = coalesce(${inventoryId ?? null}::bigint, i.id)) stock
    where card.product_id = ${productId} and stock.in_stock is not null`.execute(trx);
  return rows[0];
};

const hasTooMany = async (trx: Trx, { shopperId, productId }: NoticeRequest): Promise<boolean> => {
  const { waiting } = await trx
    .selectFrom('subscription')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('shopper_id', '=', shopperId)
    .where('product_id', '!=', productId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting >= MOST;
};

const write = (trx: Trx, request: NoticeRequest, price: number): Promise<string[]> => {
  const { kinds, email, language, shopperId, productId, inventoryId, now, isProven } = request;
  return writeSubscriptions(
    trx,
    sql`
      select kind, ${email}, ${language}, ${shopperId}::uuid, ${productId}::bigint,
        case when kind = 'stock' then ${inventoryId ?? null}::bigint end,
        case when kind = 'price' then ${price}::bigint end,
        ${now}::timestamptz, ${isProven ? now : null}::timestamptz
      from unnest(${[...kinds]}::text[]) as wanted (kind)`,
  );
};

/** A notice of this address belongs to the account, even if it was asked for elsewhere or is unconfirmed. */
const adopt = async (trx: Trx, { shopperId, productId, email }: NoticeRequest): Promise<void> => {
  await sql`
    update subscription set shopper_id = ${shopperId}
    where lower(email) = lower(${email}) and product_id = ${productId} and confirmed_at is not null
      and shopper_id is distinct from ${shopperId}::uuid`.execute(trx);
};

/**
 * Notes what somebody waits for. An address that is proven gets its mails at once; any other is asked to
 * confirm by one mail, whether or not it is known.
 */
export const askForNotices = async (
  trx: Trx,
  request: NoticeRequest,
): Promise<Failed | Refused | undefined> => {
  const about = await findAbout(trx, request);
  if (!about) return notFound();
  if (about.in_stock && request.kinds.includes('stock'))
    return refuse('notice.inStock', undefined, 'kinds');
  if (await hasTooMany(trx, request)) return refuse('notice.full');
  const [subscription] = await write(trx, request, about.price);
  const { email, language, now, isProven } = request;
  if (isProven) await adopt(trx, request);
  else if (subscription !== undefined && !(await isRefusedAddress(trx, email)))
    await queueMail(trx, {
      kind: 'notice-confirm',
      key: `notice-confirm:${subscription}:${now.getTime()}`,
      to: email,
      language,
      data: { subscription },
    });
  return undefined;
};

type Row = {
  id: string;
  kind: NoticeKind;
  product_id: number;
  slug: string;
  title: string;
  image: string;
  variant: string | null;
  email: string;
  price: number;
  price_before: number | null;
  in_stock: boolean;
  asked_at: Date;
  ended_at: Date | null;
};

const stateOf = ({ price, price_before: before, in_stock: inStock, ended_at: end }: Row) => {
  if (end !== null) return 'back';
  // What is sold out is not praised for its price.
  return inStock && before !== null && price < before ? 'cheaper' : 'waiting';
};

type Asking = { shopperId: string; language: LanguageCode; now: Date };

/** What a shopper is written about; what nobody has confirmed would tell who has that address. */
export const listOwnNotices = async (
  db: Db,
  { shopperId, language, now }: Asking,
): Promise<Notice[]> => {
  const { rows } = await sql<Row>`
    select s.id, s.kind, s.product_id, in_language(card.slug, ${language}) as slug,
      in_language(card.title, ${language}) as title, card.image, s.email,
      ${variantName(sql`s.inventory_id`, language)} as variant, current_price(card, ${now}) as price,
      s.price as price_before, stock.in_stock, s.asked_at, s.ended_at
    from subscription s join product_card card on card.product_id = s.product_id
      cross join lateral (
        select exists (
          select from inventory i
          where i.product_id = s.product_id and i.quantity > 0
            and (s.inventory_id is null or i.id = s.inventory_id)) as in_stock) stock
    where s.shopper_id = ${shopperId} and s.confirmed_at is not null
      and (s.ended_at is null
        or s.kind = 'stock' and stock.in_stock
          and s.ended_at > ${now}::timestamptz - make_interval(days => ${NEWS_DAYS}))
    order by coalesce(s.ended_at, s.asked_at) desc, s.id
    limit ${2 * MOST}`.execute(db);
  return rows.map((row) => {
    const { id, kind, product_id: productId, slug, title, image, variant, email } = row;
    const { price, price_before, in_stock, asked_at: asked, ended_at: end } = row;
    const product = { id: String(productId), slug, title, image };
    const date = (end ?? asked).toISOString();
    const state = stateOf(row);
    return { id, kind, product, variant, email, state, price, price_before, in_stock, date };
  });
};

/** Ends a notice of the shopper's, who is told no more of it; false where there is no such one. */
export const endOwnNotice = async (
  db: Db,
  { shopperId, id, now }: { shopperId: string; id: string; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    // What ends by itself stays theirs, as news.
    .set({ ended_at: now, shopper_id: null })
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
