import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/**
 * All that the shop knows of a person, as one JSON document; nothing in it opens anything: no password,
 * no token, no key. That there is a picture is noted; its bytes are what the profile shows. Amounts are in minor units, times in UTC.
 */
export const exportAccountData = async (
  db: Db,
  accountId: string,
): Promise<Record<string, unknown>> => {
  const { rows } = await sql<{ document: Record<string, unknown> }>`
    select jsonb_build_object(
      'account', jsonb_build_object(
        'id', a.id, 'name', a.name, 'email', a.email, 'phone', a.phone, 'language', a.language,
        'has_password', a.password_hash is not null, 'has_picture', a.picture is not null, 'email_verified_at', a.email_verified_at,
        'phone_verified_at', a.phone_verified_at, 'created_at', a.created_at),
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'user_agent', user_agent, 'created_at', created_at, 'last_seen_at', last_seen_at)
          order by created_at), '[]')
        from session where account_id = a.id),
      'logins', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'provider', provider, 'subject', subject, 'email', email, 'created_at', created_at)
          order by created_at), '[]')
        from identity where account_id = a.id),
      'passkeys', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', name, 'created_at', created_at, 'last_used_at', last_used_at)
          order by created_at), '[]')
        from passkey where account_id = a.id),
      'addresses', (
        select coalesce(jsonb_agg(to_jsonb(address) - 'shopper_id' order by created_at), '[]')
        from address where shopper_id = a.shopper_id),
      'cart', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'sku', i.sku, 'quantity', l.quantity, 'added_at', l.added_at) order by l.added_at), '[]')
        from cart c join cart_line l on l.cart_id = c.id join inventory i on i.id = l.inventory_id
        where c.shopper_id = a.shopper_id),
      'wishes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'product_id', product_id, 'added_at', added_at, 'price', price) order by added_at), '[]')
        from wish where shopper_id = a.shopper_id),
      'shared_wishlist', (
        select jsonb_build_object('name', name, 'created_at', created_at)
        from wishlist_link where shopper_id = a.shopper_id),
      'prescriptions', (
        select coalesce(jsonb_agg(to_jsonb(p) - array['shopper_id', 'form_id'] || jsonb_build_object(
          'files', (select count(*) from prescription_file where prescription_id = p.id))
          order by created_at), '[]')
        from prescription p where p.shopper_id = a.shopper_id),
      'compared', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'product_id', product_id, 'added_at', added_at) order by added_at), '[]')
        from compared_product where account_id = a.id),
      'follows', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'store_id', store_id, 'followed_at', followed_at) order by followed_at), '[]')
        from store_follow where account_id = a.id),
      'questions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'product_id', product_id, 'question', body, 'language', language, 'created_at', created_at)
          order by created_at), '[]')
        from question where account_id = a.id),
      'answers', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'question_id', question_id, 'answer', body, 'language', language, 'created_at', created_at)
          order by created_at), '[]')
        from answer where account_id = a.id),
      'store_messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'store_id', store_id, 'name', name, 'email', email, 'message', body, 'created_at', created_at)
          order by created_at), '[]')
        from store_message where account_id = a.id),
      'store_news_since', (select asked_at from store_news_reader where account_id = a.id),
      'subscriptions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'product_id', product_id, 'email', email, 'asked_at', asked_at,
          'confirmed_at', confirmed_at, 'ended_at', ended_at) order by asked_at), '[]')
        from subscription where lower(email) = lower(a.email) or shopper_id = a.shopper_id),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'subject', subject, 'message', message, 'created_at', created_at) order by created_at), '[]')
        from contact_message where lower(email) = lower(a.email)),
      'reviews', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'product_id', r.product_id, 'rating', r.rating, 'review', r.body, 'name', r.name,
          'language', r.language, 'created_at', r.created_at, 'edited_at', r.edited_at,
          'pictures', array(
            select image from review_image where review_id = r.id order by position)) order by r.created_at), '[]')
        from review r
          join order_line l on l.id = r.order_line_id
          join "order" o on o.id = l.order_id
        where o.shopper_id = a.shopper_id),
      'review_votes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'review_id', review_id, 'helpful', helpful, 'voted_at', voted_at) order by voted_at), '[]')
        from review_vote where shopper_id = a.shopper_id),
      'review_reports', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'review_id', review_id, 'reason', reason, 'details', details, 'reported_at', reported_at)
          order by reported_at), '[]')
        from review_report where shopper_id = a.shopper_id),
      'orders', (
        select coalesce(jsonb_agg(to_jsonb(o) - array['shopper_id', 'person_erased']
          || jsonb_build_object(
            'lines', (
              select jsonb_agg(jsonb_build_object(
                'title', title, 'sku', sku, 'attributes', attributes, 'quantity', quantity,
                'unit_price', unit_price, 'total', total, 'tax', tax) order by position)
              from order_line where order_id = o.id),
            'history', (
              select jsonb_agg(jsonb_build_object('status', status, 'at', at) order by id)
              from order_history where order_id = o.id),
            'cancellations', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'kind', kind, 'state', state, 'reason', reason, 'message', message,
                'amount', amount, 'created_at', created_at) order by created_at), '[]')
              from cancellation where order_id = o.id))
          order by o.created_at), '[]')
        from "order" o where o.shopper_id = a.shopper_id)
    ) as document
    from account a where a.id = ${accountId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an account that asks for its data is not there');
  return row.document;
};
