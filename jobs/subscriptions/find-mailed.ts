import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { MailedSubscription } from '#jobs/mail/subscription-body.ts';
import { variantName } from '#jobs/subscriptions/variant-name.ts';

type Row = {
  id: string;
  kind: MailedSubscription['kind'];
  product_id: number | null;
  slug: string | null;
  title: string | null;
  image: string | null;
  inventory_id: number | null;
  variant: string | null;
};

/**
 * What mails tell of these subscriptions, in that language. Of a product that the shop shows no more
 * there is nothing to tell.
 */
export const findMailedSubscriptions = async (
  db: Db,
  ids: readonly string[],
  language: LanguageCode,
): Promise<MailedSubscription[]> => {
  const { rows } = await sql<Row>`
    select s.id, s.kind, s.inventory_id, card.product_id, in_language(card.slug, ${language}) as slug,
      in_language(card.title, ${language}) as title, card.image, ${variantName(sql`s.inventory_id`, language)} as variant
    from subscription s left join product_card card on card.product_id = s.product_id
    where s.id = any (${[...ids]}::uuid[]) and (s.product_id is null or card.product_id is not null)`.execute(
    db,
  );
  return rows.map(({ id, kind, product_id, slug, title, image, inventory_id, variant }) => ({
    id,
    kind,
    product:
      product_id === null
        ? undefined
        : { id: product_id, slug: slug ?? '', title: title ?? '', image: image ?? '' },
    variant:
      inventory_id === null || variant === null ? undefined : { id: inventory_id, name: variant },
  }));
};
