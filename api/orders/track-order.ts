import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { findPhone, latinDigits } from '#api/addresses/address-rules.ts';

/** What somebody says who wants to see an order. */
export type Claim = { number: string; email: string | undefined; phone: string | undefined };

/** An order number as it is kept, whatever the case and the dashes. */
export const readNumber = (text: string): string => {
  const plain = latinDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return plain.replace(/^(SK)(.{4})(.{4})$/, '$1-$2-$3');
};

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));

/** Compared with where there is no such order, so that both cases take the same time. */
const NOBODY = { id: '', email: '', phone: '', country: 'IN' };

/**
 * The id of the order with that number and that e-mail address or phone; undefined for a wrong
 * number as for a wrong contact, after the same work.
 */
export const findClaimed = async (
  db: Db,
  { number, email = '', phone = '' }: Claim,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('order')
    .select(['id', 'email', 'phone', 'country'])
    .where('number', '=', readNumber(number))
    .executeTakeFirst();
  const order = found ?? NOBODY;
  const byEmail = isSame(order.email.toLowerCase(), email.toLowerCase());
  const called = findPhone(phone, order.country);
  const byPhone = isSame(order.phone, called ?? '');
  // An order whose person is erased has neither: nothing that was typed may equal that.
  const known = (byEmail && email !== '') || (byPhone && called !== undefined);
  return found && known ? found.id : undefined;
};
