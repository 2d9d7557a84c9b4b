import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

/** The same text of the same sender within this time is a second press, milliseconds. */
const SAME_MS = 600_000;

export type AddressedStore = { id: number; name: Texts; email: string | null };

type NewMessage = {
  store: AddressedStore;
  accountId: string | undefined;
  order: { id: string; number: string } | undefined;
  name: string;
  email: string;
  body: string;
  language: LanguageCode;
  now: Date;
};

/** The store with this slug in any language, where it is shown. */
export const findAddressedStore = async (
  trx: Trx,
  slug: string,
): Promise<AddressedStore | undefined> =>
  trx
    .selectFrom('store')
    .select(['id', 'name', 'email'])
    .where('visible', '=', true)
    .where(sql<boolean>`exists (select from jsonb_each_text(slug) t where t.value = ${slug})`)
    .executeTakeFirst();

/** The order, where the store has sent something of it; undefined else. */
export const findOrderOfStore = async (
  trx: Trx,
  orderId: string,
  storeId: number,
): Promise<NewMessage['order']> =>
  trx
    .selectFrom('order as o')
    .select(['o.id', 'o.number'])
    .where('o.id', '=', orderId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_package as p')
          .select('p.id')
          .whereRef('p.order_id', '=', 'o.id')
          .where('p.store_id', '=', storeId),
      ),
    )
    .executeTakeFirst();

/** Keeps the message and mails it to the store, or to the shop where the store has no address. */
export const saveMessage = async (trx: Trx, message: NewMessage): Promise<void> => {
  const { store, accountId = null, order, name, email, body, language, now } = message;
  const since = new Date(now.getTime() - SAME_MS);
  const { rows } = await sql<{ id: number }>`
    insert into store_message (store_id, account_id, order_id, name, email, language, body, created_at)
    select ${store.id}, ${accountId}::uuid, ${order?.id ?? null}::uuid, ${name}, ${email}, ${language}, ${body}, ${now}
    where not exists (
      select from store_message
      where store_id = ${store.id} and email = ${email} and body = ${body} and created_at > ${since})
    returning id`.execute(trx);
  const [saved] = rows;
  const to = store.email ?? (await getSettings(trx)).email;
  if (!saved || to === null) return;
  await queueMail(trx, {
    kind: 'store-message',
    key: `store-message:${saved.id}`,
    to,
    language: defaultLanguage,
    data: {
      store: inLanguage(store.name, defaultLanguage),
      sender: name,
      replyTo: email,
      message: body,
      ...(order && { number: order.number }),
    },
  });
};
