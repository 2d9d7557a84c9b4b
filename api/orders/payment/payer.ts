import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Payer } from '#api/payments/provider.ts';

type Addressed = {
  name: string;
  email: string;
  phone: string;
  country: string;
  state: string;
  city: string;
  zip: string;
  address_1: string;
  address_2: string;
};

/** Where the server does not know it. */
const NO_ADDRESS = '0.0.0.0';

/** The person whose order it is. */
export const payerOf = (order: Addressed, clientAddress: string | undefined): Payer => ({
  name: order.name,
  email: order.email,
  phone: order.phone,
  country: order.country,
  state: order.state,
  city: order.city,
  zip: order.zip,
  street: [order.address_1, order.address_2].filter(Boolean).join(', '),
  ip: clientAddress ?? NO_ADDRESS,
});

type Asked = { clientAddress: string | undefined; origin: string; language: LanguageCode };

/**
 * Somebody who was asked to pay: the provider's page may show what it is told, so it is told nothing of the
 * person whose order it is, but the shop in their place.
 */
export const payerByLink = async (
  db: Db,
  { country, city }: Addressed,
  { clientAddress, origin, language }: Asked,
): Promise<Payer> => {
  const { site_name: name, email } = await getSettings(db);
  const site = inLanguage(name, language);
  return {
    name: site,
    email: email ?? `no-reply@${new URL(origin).hostname}`,
    phone: '',
    country,
    state: '',
    city,
    zip: '',
    street: site,
    ip: clientAddress ?? NO_ADDRESS,
  };
};
