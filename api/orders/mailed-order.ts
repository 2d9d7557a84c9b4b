import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { isCityFirst } from '#contract/addresses/address-order.ts';
import type { Order } from '#contract/orders/order.ts';
import type { Db } from '#db/client.ts';
import { countriesOf } from '#i18n/formats.ts';
import { joinByComma } from '#i18n/comma.ts';
import { languages } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { findStateName } from '#api/localization/countries.ts';
import type { MailedOrder } from '#jobs/mail/order-parts.ts';
import { createOrderLinks } from './order-link.ts';
import { presentOrder } from './present-order.ts';
import { findOrder } from './find-order.ts';

/** An address as it stands on an envelope, a line each. */
const addressLines = ({ address }: Order, language: LanguageCode): string[] => {
  const state = findStateName(language, address) ?? address.state;
  const spaced = (...parts: string[]): string => parts.filter(Boolean).join(' ');
  const { city, zip } = address;
  const place = isCityFirst(address.country)
    ? spaced(joinByComma(language, [city, state]), zip)
    : joinByComma(language, [spaced(zip, city), state]);
  const country = countriesOf(languages[language].locale).of(address.country) ?? address.country;
  const phone = parsePhoneNumberFromString(address.phone)?.formatInternational() ?? address.phone;
  const lines = [address.name, address.address_1, address.address_2, place, country, phone];
  return lines.filter(Boolean);
};

/** Reads orders for mails: with the link that opens them and the address in the receiver's language. */
export const createMailedOrders = (db: Db, now: () => Date) => {
  const links = createOrderLinks(db);
  return async (id: string, language: LanguageCode): Promise<MailedOrder | undefined> => {
    const found = await findOrder(db, { id });
    if (!found) return undefined;
    const order = presentOrder(found, language, { sign: await links.signer(), now: now() });
    const account = await db
      .selectFrom('order as o')
      .innerJoin('account as a', 'a.shopper_id', 'o.shopper_id')
      .select('a.name')
      .where('o.id', '=', id)
      .executeTakeFirst();
    const buyer = account?.name || order.address.name;
    return { order, buyer, address: addressLines(order, language) };
  };
};
