import type { LanguageCode } from '#i18n/languages.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Block, Body, Fact } from '#jobs/mail/body.ts';
import type { ContactMail } from '#jobs/mail/contact-body.ts';
import type { LinkedWay, MailContent, MailData } from '#jobs/mail/kinds.ts';
import { storeNewsBlocks } from '#jobs/mail/store-news-blocks.ts';
import type { SubscriptionMail } from '#jobs/mail/subscription-body.ts';
import { onOneLine, writeMonth, writeTime } from '#jobs/mail/texts.ts';
import { answerBlocks, messageBlocks, questionBlocks } from '#jobs/mail/written-blocks.ts';

/** Kinds that are about something else than an account. */
type OtherKind =
  | `order-${string}`
  | `prescription-${string}`
  | SubscriptionMail['kind']
  | ContactMail['kind'];
export type AccountMail = Exclude<MailContent, { kind: OtherKind }>;

type Parts = {
  t: Translate;
  language: LanguageCode;
  site: string;
  /** Puts origin and language in front of `/login`. */
  address: (path: string) => string;
  /** Where the picture of a product is, if a mail may show it. */
  pictureOf: (image: string) => string | undefined;
};

/** What one mail has besides its greeting and first sentence. */
type Rest = {
  values?: Record<string, string>;
  blocks: Block[];
  reason?:
    | 'reasonAccount'
    | 'reasonAddress'
    | 'reasonDeleted'
    | 'reasonShop'
    | 'reasonStore'
    | 'reasonStoreNews';
  unsubscribe?: string;
};

const CODED = { verify: 'verify', code: 'verify', reset: 'reset' } as const;

/** A code, the page that takes it, how long it counts, and what to do about one that nobody has asked for. */
const codeBlocks = (
  { t, address }: Parts,
  kind: keyof typeof CODED,
  { code, minutes, link }: MailData[typeof kind],
): Block[] => [
  { kind: 'code', name: t('mail.codeName'), code },
  ...(link
    ? [{ kind: 'button', text: t(`mail.${CODED[kind]}.button`), href: address(link) } as const]
    : []),
  { kind: 'small', text: t('mail.codeMinutes', { count: minutes }) },
  { kind: 'small', text: t('mail.codeSecret') },
  { kind: 'small', text: t('mail.ignore') },
];

const noticeBlock = (
  { t, language }: Parts,
  { time, device }: { time: string; device?: string },
): Block => {
  const facts: Fact[] = [{ name: t('mail.time'), value: writeTime(time, language) }];
  if (device) facts.push({ name: t('mail.device'), value: onOneLine(device) });
  return { kind: 'facts', facts };
};

/** What has happened to an account, and the way back for whoever did not do it. */
const alarmBlocks = (parts: Parts, data: { time: string; device?: string }): Block[] => [
  noticeBlock(parts, data),
  { kind: 'text', text: parts.t('mail.notYou') },
  {
    kind: 'button',
    text: parts.t('mail.notYouButton'),
    href: parts.address('/forgot-password'),
  },
];

const wayName = ({ t }: Parts, provider: LinkedWay): string => {
  if (provider === 'passkey') return t('mail.passkey');
  return provider === 'google' ? 'Google' : 'Facebook';
};

const restOf = (parts: Parts, mail: AccountMail): Rest => {
  const { t, address } = parts;
  switch (mail.kind) {
    case 'verify':
    case 'code':
    case 'reset': {
      const reason = mail.kind === 'reset' ? 'reasonAccount' : 'reasonAddress';
      const values = { code: mail.data.code };
      return { values, blocks: codeBlocks(parts, mail.kind, mail.data), reason };
    }
    case 'known-address':
      return {
        blocks: [
          { kind: 'button', text: t('mail.known-address.button'), href: address('/login') },
          { kind: 'link', text: t('mail.known-address.link'), href: address('/forgot-password') },
          { kind: 'small', text: t('mail.ignore') },
        ],
      };
    case 'new-device':
    case 'password-changed':
      return { blocks: alarmBlocks(parts, mail.data) };
    case 'linked':
      return {
        values: { way: wayName(parts, mail.data.provider) },
        blocks: alarmBlocks(parts, mail.data),
      };
    case 'email-changed':
      return {
        values: { email: mail.data.email },
        blocks: [noticeBlock(parts, mail.data), { kind: 'text', text: t('mail.notYouWrite') }],
      };
    case 'phone-changed':
      return { values: { phone: mail.data.phone }, blocks: alarmBlocks(parts, mail.data) };
    case 'account-deleted':
      return {
        blocks: [
          { kind: 'text', text: t('mail.account-deleted.orders') },
          { kind: 'text', text: t('mail.notYouWrite') },
        ],
        reason: 'reasonDeleted',
      };
    case 'question-answered':
      return { values: { product: mail.data.product }, blocks: answerBlocks(parts, mail.data) };
    case 'question-asked': {
      const { asker, product } = mail.data;
      const blocks = questionBlocks(parts, mail.data);
      return { values: { asker, product }, blocks, reason: 'reasonShop' };
    }
    case 'store-message': {
      const { sender, store } = mail.data;
      const blocks = messageBlocks(parts, mail.data);
      return { values: { sender, store }, blocks, reason: 'reasonStore' };
    }
    case 'payment-review':
    case 'payment-disputed':
    case 'refund-failed': {
      const { number, amount, reason } = mail.data;
      const blocks: Block[] = [
        { kind: 'quote', text: reason },
        { kind: 'address', lines: [`npm run shop -- payments show ${number}`] },
      ];
      return { values: { number, amount }, blocks, reason: 'reasonShop' };
    }
    case 'store-news':
      return {
        values: { month: writeMonth(mail.data.month, parts.language) },
        blocks: storeNewsBlocks(parts, mail.data),
        reason: 'reasonStoreNews',
        unsubscribe: address(mail.data.end),
      };
  }
};

/** What a mail says that is about no order: about an account, or what somebody has written. */
export const accountBody = (parts: Parts, mail: AccountMail): Body => {
  const { t, site } = parts;
  const { kind } = mail;
  const { values = {}, blocks, reason = 'reasonAccount', unsubscribe } = restOf(parts, mail);
  const name = onOneLine(mail.data.name ?? '');
  const text = t(`mail.${kind}.text`, { ...values, site });
  return {
    subject: t(`mail.${kind}.subject`, { ...values, site }),
    preview: text,
    title: t(`mail.${kind}.title`, { ...values, site }),
    blocks: [
      { kind: 'text', text: name ? t('mail.hello', { name }) : t('mail.helloAnyone') },
      { kind: 'text', text },
      ...blocks,
    ],
    ...(mail.kind === 'store-message' && { replyTo: mail.data.replyTo }),
    reason: t(`mail.${reason}`, { site }),
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
};
