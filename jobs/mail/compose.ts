import { PAYMENT_LINK } from '#contract/orders/order-codes.ts';
import { PAGES } from '#contract/pages.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import type { Settings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { accountBody } from '#jobs/mail/account-body.ts';
import type { Body } from '#jobs/mail/body.ts';
import { contactBody } from '#jobs/mail/contact-body.ts';
import type { MailedMessage } from '#jobs/mail/contact-body.ts';
import type { MailContent } from '#jobs/mail/kinds.ts';
import type { MailTheme } from '#jobs/mail/mail-theme.ts';
import { orderBody } from '#jobs/mail/order-body.ts';
import type { MailedOrder } from '#jobs/mail/order-parts.ts';
import { pictureAddress } from '#jobs/mail/picture-address.ts';
import { prescriptionBody, type MailedPrescription } from '#jobs/mail/prescription-body.ts';
import { LOGO_CID, renderHtml } from '#jobs/mail/render-html.ts';
import { plain, renderText } from '#jobs/mail/render-text.ts';
import { subscriptionBody, subscriptionsOf } from '#jobs/mail/subscription-body.ts';
import type { MailedSubscription, SubscriptionMail } from '#jobs/mail/subscription-body.ts';
import { onOneLine, mailTranslator } from '#jobs/mail/texts.ts';
import { findMailedSubscriptions } from '#jobs/subscriptions/find-mailed.ts';
import { getTokenKey, signToken } from '#jobs/subscriptions/token.ts';

/** A mail in the receiver's language, as it is sent. */
export type ComposedMail = {
  from: { name: string; address: string };
  /** Whom an answer goes to, where that is not the sender. */
  replyTo: string | undefined;
  /** Where it is unsubscribed from, by a POST too (RFC 8058); undefined for what one has not subscribed to. */
  unsubscribe: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** What the HTML shows: PNGs by their `cid:`. */
  pictures: readonly { cid: string; content: Buffer }[];
};

export type Composing = {
  db: Db;
  /** Where links lead: `https://shop.example.com`. */
  origin: string;
  /** The sender's address; without it that of the shop's settings, or one at the shop's own host. */
  from?: string | undefined;
  readTheme: (settings: Settings) => Promise<MailTheme>;
  findOrder: (id: string, language: LanguageCode) => Promise<MailedOrder | undefined>;
  findPrescription: (id: string) => Promise<MailedPrescription | undefined>;
  /** In place of those of the database, for samples. */
  findSubscriptions?: (
    ids: readonly string[],
    language: LanguageCode,
  ) => Promise<MailedSubscription[]>;
  findMessage?: (id: string) => Promise<MailedMessage | undefined>;
};

/** The default language has no prefix, as in all addresses of the storefront. */
const addressIn =
  (origin: string, language: LanguageCode) =>
  (path: string): string =>
    `${origin}${language === defaultLanguage ? '' : `/${language}`}${path}`;

const messageIn =
  (db: Db) =>
  (id: string): Promise<MailedMessage | undefined> =>
    db
      .selectFrom('contact_message')
      .select(['name', 'email', 'subject', 'message'])
      .where('id', '=', id)
      .executeTakeFirst();

const isSubscription = (mail: MailContent): mail is SubscriptionMail =>
  'subscription' in mail.data || 'notices' in mail.data;

/** What a mail says that one subscribes to, with the links that its subscriptions have. */
const subscriptionBodyOf = async (
  { db, findSubscriptions = findMailedSubscriptions.bind(undefined, db) }: Composing,
  speaking: Omit<Parameters<typeof subscriptionBody>[0], 'sign' | 'subscriptions'>,
  mail: SubscriptionMail,
): Promise<Body | undefined> => {
  const key = await getTokenKey(db);
  const subscriptions = await findSubscriptions(subscriptionsOf(mail), speaking.language);
  const sign = signToken.bind(undefined, key);
  return subscriptionBody({ ...speaking, sign, subscriptions }, mail);
};

const bodyOf = async (
  composing: Composing,
  settings: Settings,
  mail: MailContent,
  language: LanguageCode,
): Promise<Body | undefined> => {
  const { db, origin, findOrder, findPrescription, findMessage = messageIn(db) } = composing;
  const site = inLanguage(settings.site_name, language);
  const address = addressIn(origin, language);
  const pictureOf = pictureAddress.bind(undefined, origin, settings.img_src_url);
  const speaking = { t: mailTranslator(language), language, site };
  if ('prescription' in mail.data) {
    const found = await findPrescription(mail.data.prescription);
    return found && prescriptionBody({ ...speaking, ...found, addressOf: address }, mail as never);
  }
  if (isSubscription(mail))
    return subscriptionBodyOf(
      composing,
      { ...speaking, address, pictureOf, currency: settings },
      mail,
    );
  if (mail.kind === 'contact' || mail.kind === 'contact-receipt') {
    const message = await findMessage(mail.data.message);
    return message && contactBody(speaking, mail as never, message);
  }
  if (!('order' in mail.data))
    return accountBody({ ...speaking, address, pictureOf }, mail as never);
  const found = await findOrder(mail.data.order, language);
  if (!found) return undefined;
  const { link_token: linkToken } = found.order;
  const token = `?token=${linkToken}`;
  const link = address(`/${PAGES.trackOrder.path}${token}`);
  const refuseLink = address(`/${PAGES.noReviewInvitations.path}${token}`);
  const reviewLink = (lineId: string): string =>
    address(`/${PAGES.review.path.replace(':line', lineId)}${token}`);
  const payLink = address(
    `/${PAGES.orderPayment.path.replace(':id', mail.data.order)}?${PAYMENT_LINK}=${linkToken}`,
  );
  const links = { link, payLink, reviewLink, refuseLink, pictureOf };
  return orderBody({ ...speaking, ...found, currency: settings, ...links }, mail as never);
};

/** Makes a mail of what it is to say; undefined where what it is about is gone. */
export const composeMail = async (
  composing: Composing,
  mail: MailContent,
  language: LanguageCode,
): Promise<ComposedMail | undefined> => {
  const { db, origin, readTheme } = composing;
  const settings = await getSettings(db);
  const body = await bodyOf(composing, settings, mail, language);
  if (!body) return undefined;
  const theme = await readTheme(settings);
  const site = inLanguage(settings.site_name, language);
  const from = composing.from ?? settings.email ?? `no-reply@${new URL(origin).hostname}`;
  const ownReplyTo =
    settings.email !== null && settings.email !== from ? settings.email : undefined;
  const contact = [settings.email, settings.phone].filter((one) => one !== null);
  const footer = contact.length > 0 ? [contact.join(' · ')] : [];
  const home = addressIn(origin, language)('/');
  return {
    from: { name: onOneLine(site), address: from },
    replyTo: body.replyTo ?? ownReplyTo,
    subject: plain(body.subject, language),
    unsubscribe: body.unsubscribe,
    html: renderHtml(body, { language, theme, site, home, footer }),
    text: renderText(body, footer, language),
    pictures: theme.logo ? [{ cid: LOGO_CID, content: theme.logo.content }] : [],
  };
};
