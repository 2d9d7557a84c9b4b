import { formatMoney, type CurrencySetting } from '#contract/money.ts';
import { PAGES } from '#contract/pages.ts';
import { languages } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Block, Body } from '#jobs/mail/body.ts';
import type { MailContent, SentNotice } from '#jobs/mail/kinds.ts';
import type { TokenPurpose } from '#jobs/subscriptions/token.ts';

export type SubscriptionMail = Extract<
  MailContent,
  { kind: `newsletter-${string}` | `notice${string}` }
>;

/** What somebody waits for, as a mail tells it. */
export type MailedSubscription = {
  id: string;
  kind: 'newsletter' | 'price' | 'stock';
  /** Undefined for the newsletter. */
  product: { id: number; slug: string; title: string; image: string } | undefined;
  /** The variant that is waited for: `Blue, 250 ml`. */
  variant: { id: number; name: string } | undefined;
};

type Parts = {
  t: Translate;
  language: LanguageCode;
  site: string;
  currency: CurrencySetting;
  /** Puts origin and language in front of `/unsubscribe`. */
  address: (path: string) => string;
  /** Where the picture of a product is, if a mail may show it. */
  pictureOf: (image: string) => string | undefined;
  /** What stands in a link to that subscription. */
  sign: (purpose: TokenPurpose, id: string) => string;
  /** What the mail is about, in the order of its data; what is gone is left out. */
  subscriptions: readonly MailedSubscription[];
};

const titleOf = ({ product, variant }: MailedSubscription): string =>
  [product?.title, variant?.name].filter(Boolean).join(' · ');

const linkTo = ({ address, sign }: Parts, purpose: TokenPurpose, id: string): string =>
  address(`/${PAGES.subscription.path}?token=${sign(purpose, id)}`);

/** The one mail to an address that nobody has confirmed. */
const confirmation = (
  parts: Parts,
  kind: 'newsletter-confirm' | 'notice-confirm',
  subscription: MailedSubscription,
): Body => {
  const { t, site } = parts;
  const values = { site, title: titleOf(subscription) };
  const text = t(`mail.${kind}.text`, values);
  return {
    subject: t(`mail.${kind}.subject`, values),
    preview: text,
    title: t(`mail.${kind}.title`, values),
    blocks: [
      { kind: 'text', text: t('mail.helloAnyone') },
      { kind: 'text', text },
      {
        kind: 'button',
        text: t(`mail.${kind}.button`),
        href: linkTo(parts, 'confirm', subscription.id),
      },
      { kind: 'small', text: t('mail.confirmDays') },
      { kind: 'small', text: t('mail.ignoreSubscription') },
    ],
    reason: t('mail.reasonAddress', { site }),
  };
};

const welcome = (parts: Parts, { id }: MailedSubscription): Body => {
  const { t, site } = parts;
  const unsubscribe = linkTo(parts, 'end', id);
  const text = t('mail.newsletter-welcome.text', { site });
  return {
    subject: t('mail.newsletter-welcome.subject', { site }),
    preview: text,
    title: t('mail.newsletter-welcome.title'),
    blocks: [
      { kind: 'text', text: t('mail.helloAnyone') },
      { kind: 'text', text },
      { kind: 'button', text: t('mail.newsletter-welcome.button'), href: parts.address('/') },
      { kind: 'link', text: t('mail.unsubscribeNewsletter'), href: unsubscribe, quiet: true },
    ],
    reason: t('mail.reasonNewsletter', { site }),
    unsubscribe,
  };
};

type Sent = { subscription: MailedSubscription; sent: SentNotice };

const noticeBlocks = (parts: Parts, { subscription, sent }: Sent): Block[] => {
  const { t, currency, language, address } = parts;
  const { product, variant, id } = subscription;
  const money = (amount: number): string =>
    formatMoney(amount, currency, languages[language].locale);
  const { price } = sent;
  const text = price
    ? t('mail.notice.price', { price: money(price.now), before: money(price.before) })
    : t('mail.notice.stock');
  return [
    {
      kind: 'items',
      items: [
        {
          title: titleOf(subscription),
          details: [text],
          amount: '',
          cancelled: false,
          picture: parts.pictureOf(product?.image ?? ''),
        },
      ],
    },
    {
      kind: 'button',
      text: t('mail.notice.button'),
      href: address(
        `/${product?.slug}/product/${product?.id}${variant ? `?variant=${variant.id}` : ''}`,
      ),
    },
    price
      ? { kind: 'link', text: t('mail.notice.stop'), href: linkTo(parts, 'end', id), quiet: true }
      : { kind: 'small', text: t('mail.notice.once') },
  ];
};

const subjectOf = ({ t, site }: Parts, all: readonly Sent[], [first]: readonly [Sent]): string => {
  if (all.length > 1) return t('mail.notice.subjectMany', { count: all.length, site });
  const title = titleOf(first.subscription);
  return t(first.sent.price ? 'mail.notice.subjectPrice' : 'mail.notice.subjectStock', { title });
};

const notice = (parts: Parts, all: readonly Sent[]): Body | undefined => {
  const { t, site } = parts;
  const [first] = all;
  if (!first) return undefined;
  const unsubscribe = linkTo(parts, 'end-notices', first.subscription.id);
  const text = t('mail.notice.text');
  return {
    subject: subjectOf(parts, all, [first]),
    preview: text,
    title: t('mail.notice.title'),
    blocks: [
      { kind: 'text', text: t('mail.helloAnyone') },
      { kind: 'text', text },
      ...all.flatMap((one) => noticeBlocks(parts, one)),
      { kind: 'link', text: t('mail.unsubscribeNotices'), href: unsubscribe, quiet: true },
    ],
    reason: t('mail.reasonNotice', { site }),
    unsubscribe,
  };
};

/** The ids of what a mail is about. */
export const subscriptionsOf = ({ data }: SubscriptionMail): string[] =>
  'notices' in data ? data.notices.map(({ subscription }) => subscription) : [data.subscription];

/** What a mail says that one subscribes to; undefined where all that it is about is gone. */
export const subscriptionBody = (parts: Parts, mail: SubscriptionMail): Body | undefined => {
  const { subscriptions } = parts;
  if (mail.kind === 'notice') {
    const all = mail.data.notices.flatMap((sent): Sent[] => {
      const subscription = subscriptions.find(({ id }) => id === sent.subscription);
      return subscription?.product ? [{ subscription, sent }] : [];
    });
    return notice(parts, all);
  }
  const [subscription] = subscriptions;
  if (!subscription) return undefined;
  if (mail.kind === 'newsletter-welcome') return welcome(parts, subscription);
  return confirmation(parts, mail.kind, subscription);
};
