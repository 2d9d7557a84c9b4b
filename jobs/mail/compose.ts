import { PAGES } from '#contract/pages.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import type { Settings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { accountBody } from '#jobs/mail/account-body.ts';
import type { Body } from '#jobs/mail/body.ts';
import type { MailContent } from '#jobs/mail/kinds.ts';
import type { MailLook } from '#jobs/mail/look.ts';
import { orderBody } from '#jobs/mail/order-body.ts';
import type { MailedOrder } from '#jobs/mail/order-parts.ts';
import { LOGO_CID, renderHtml } from '#jobs/mail/render-html.ts';
import { plain, renderText } from '#jobs/mail/render-text.ts';
import { onOneLine, sayIn } from '#jobs/mail/say.ts';

/** A mail in the receiver's language, as it is sent. */
export type ComposedMail = {
  from: { name: string; address: string };
  /** Whom an answer goes to, where that is not the sender. */
  replyTo: string | undefined;
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
  readLook: (settings: Settings) => Promise<MailLook>;
  findOrder: (id: string, language: LanguageCode) => Promise<MailedOrder | undefined>;
};

/** The default language has no prefix, as in all addresses of the storefront. */
const addressIn =
  (origin: string, language: LanguageCode) =>
  (path: string): string =>
    `${origin}${language === defaultLanguage ? '' : `/${language}`}${path}`;

const bodyOf = async (
  { origin, findOrder }: Composing,
  settings: Settings,
  mail: MailContent,
  language: LanguageCode,
): Promise<Body | undefined> => {
  const site = inLanguage(settings.site_name, language);
  const address = addressIn(origin, language);
  const speaking = { t: sayIn(language), language, site };
  if (!('order' in mail.data)) return accountBody({ ...speaking, address }, mail as never);
  const found = await findOrder(mail.data.order, language);
  if (!found) return undefined;
  const link = address(`/${PAGES.trackOrder.path}?token=${found.order.link_token}`);
  return orderBody({ ...speaking, ...found, currency: settings, link }, mail as never);
};

/** Makes a mail of what it is to say; undefined where what it is about is gone. */
export const composeMail = async (
  composing: Composing,
  mail: MailContent,
  language: LanguageCode,
): Promise<ComposedMail | undefined> => {
  const { db, origin, readLook } = composing;
  const settings = await getSettings(db);
  const body = await bodyOf(composing, settings, mail, language);
  if (!body) return undefined;
  const look = await readLook(settings);
  const site = inLanguage(settings.site_name, language);
  const from = composing.from ?? settings.email ?? `no-reply@${new URL(origin).hostname}`;
  const contact = [settings.email, settings.phone].filter((one) => one !== null);
  const footer = contact.length > 0 ? [contact.join(' · ')] : [];
  const home = addressIn(origin, language)('/');
  return {
    from: { name: onOneLine(site), address: from },
    replyTo: settings.email !== null && settings.email !== from ? settings.email : undefined,
    subject: plain(body.subject, language),
    html: renderHtml(body, { language, look, site, home, footer }),
    text: renderText(body, footer, language),
    pictures: look.logo ? [{ cid: LOGO_CID, content: look.logo.content }] : [],
  };
};
