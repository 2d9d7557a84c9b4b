/** What the providers of the tests know the shop by. */
export const GOOGLE_CLIENT = { id: 'souk-client', secret: 'a-client-secret-of-the-tests' };
export const FACEBOOK_APP = { id: '123456789', secret: 'an-app-secret-of-the-tests' };

/** Where the journeys open their providers: on the two ports above that of the shop. */
export const providerPorts = (shop: string) => {
  const port = Number(new URL(shop).port);
  return { google: port + 1, facebook: port + 2 };
};

/** The settings of a shop that signs people in there, and by messages to their phones, kept as files. */
export const providerSettings = (shop: string): Record<string, string> => {
  const { google, facebook } = providerPorts(shop);
  return {
    SMS_URL: 'outbox',
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
    GOOGLE_ISSUER: `http://localhost:${google}`,
    FACEBOOK_APP_ID: FACEBOOK_APP.id,
    FACEBOOK_APP_SECRET: FACEBOOK_APP.secret,
    FACEBOOK_ORIGIN: `http://localhost:${facebook}`,
  };
};
