import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  sampleOrder,
  SAMPLE_IDS,
  SAMPLE_RETURN,
  SAMPLE_WITHDRAWAL,
} from '#cli/mail/sample-order.ts';
import { samplePrescription } from '#cli/mail/sample-prescription.ts';
import {
  SAMPLE_MESSAGE,
  SAMPLE_SUBSCRIPTIONS,
  sampleSubscriptions,
} from '#cli/mail/sample-subscriptions.ts';
import type { Db } from '#db/client.ts';
import { loadShop } from '#extend/load-shop.ts';
import { createMailTheme } from '#extend/mail-theme.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { putCustomTexts } from '#i18n/custom-texts.ts';
import { composeMail } from '#jobs/mail/compose.ts';
import type { ComposedMail, Composing } from '#jobs/mail/compose.ts';
import type { MailContent } from '#jobs/mail/kinds.ts';

type Options = { db: Db; dataDir: string; folder: string; now: Date };

/** What people write stays in their language. */
/** What a shop is told of money. */
const TROUBLE = {
  number: 'SK-7K2M-9QXD',
  amount: '129.90 USD',
  reason: 'amount is not as it was asked for',
};

const WRITTEN = {
  question: {
    product: 'Copper kettle',
    question: 'Does it work on an induction hob?',
    answer: 'Yes, its base is made of steel.\nWe have one at home.',
    by: 'store',
    link: '/copper-kettle/product/7#questions',
  },
  asked: {
    product: 'Copper kettle',
    asker: 'Ada',
    question: 'Does it work on an induction hob?',
    number: '12',
    link: '/copper-kettle/product/7#questions',
  },
  message: {
    store: 'Tea House',
    sender: 'Ada Lovelace',
    replyTo: 'ada.lovelace@example.org',
    message: 'When will the blue cups be back?\nI would like six of them.',
    number: 'SK-7K2M-9QXD',
  },
} as const;

const samplesAt = (now: Date): [name: string, content: MailContent][] => {
  const name = 'Ada';
  const noticed = { name, time: now.toISOString(), device: 'Firefox on Windows' };
  const coded = { name, code: '402913', minutes: 10 };
  const { order } = SAMPLE_IDS;
  const { newsletter, price, stock } = SAMPLE_SUBSCRIPTIONS;
  const contents: MailContent[] = [
    { kind: 'verify', data: { ...coded, link: '/verification?purpose=signup' } },
    { kind: 'code', data: coded },
    { kind: 'reset', data: { ...coded, minutes: 30, link: '/forgot-password' } },
    { kind: 'known-address', data: { name } },
    { kind: 'new-device', data: noticed },
    { kind: 'password-changed', data: noticed },
    { kind: 'phone-changed', data: { ...noticed, phone: '+33 6 12 34 56 78' } },
    { kind: 'email-changed', data: { ...noticed, email: 'ada.lovelace@example.org' } },
    { kind: 'linked', data: { ...noticed, provider: 'passkey' } },
    { kind: 'account-deleted', data: { name } },
    { kind: 'question-answered', data: { name, ...WRITTEN.question } },
    { kind: 'question-asked', data: WRITTEN.asked },
    { kind: 'store-message', data: WRITTEN.message },
    { kind: 'payment-review', data: { name, ...TROUBLE } },
    { kind: 'payment-disputed', data: { name, ...TROUBLE } },
    { kind: 'refund-failed', data: { name, ...TROUBLE } },
    {
      kind: 'store-news',
      data: {
        name,
        month: now.toISOString(),
        stores: [
          {
            slug: 'north-shop',
            name: 'North Shop',
            count: 7,
            products: [
              { id: '12', slug: 'enamel-kettle', title: 'Enamel kettle' },
              { id: '13', slug: 'oak-tray', title: 'Oak tray' },
            ],
          },
        ],
        end: '/user/following/end?token=sample',
      },
    },
    { kind: 'order-placed', data: { order } },
    { kind: 'order-unpaid', data: { order } },
    { kind: 'order-cancelled', data: SAMPLE_IDS },
    { kind: 'order-refunded', data: SAMPLE_IDS },
    { kind: 'prescription-sent', data: { prescription: order } },
    { kind: 'prescription-receipt', data: { prescription: order } },
    { kind: 'newsletter-confirm', data: { subscription: newsletter } },
    { kind: 'newsletter-welcome', data: { subscription: newsletter } },
    { kind: 'notice-confirm', data: { subscription: price } },
    { kind: 'contact', data: { message: newsletter } },
    { kind: 'contact-receipt', data: { message: newsletter } },
    { kind: 'order-review', data: { order } },
  ];
  const fallen = { subscription: price, price: { now: 8_900, before: 12_900 } };
  const notices: [string, MailContent][] = [
    ['notice', { kind: 'notice', data: { notices: [fallen] } }],
    ['notice-many', { kind: 'notice', data: { notices: [{ subscription: stock }, fallen] } }],
  ];
  const steps = ([2, 3, 4, 5] as const).map((status): [string, MailContent] => [
    `order-status-${status}`,
    { kind: 'order-status', data: { order, status } },
  ]);
  const states = (['unreadable', 'answered'] as const).map((state): [string, MailContent] => [
    `prescription-${state}`,
    { kind: 'prescription-state', data: { prescription: order, state } },
  ]);
  const single = contents.map((content): [string, MailContent] => [content.kind, content]);
  const returns = (['requested', 'approved', 'refused'] as const).map(
    (state): [string, MailContent] => [
      `order-return-${state}`,
      { kind: 'order-return', data: { ...SAMPLE_IDS, state } },
    ],
  );
  const receipt: [string, MailContent] = [
    'order-withdrawn',
    {
      kind: 'order-return',
      data: { order, cancellation: SAMPLE_WITHDRAWAL, state: 'requested' },
    },
  ];
  const asked = Object.entries({
    cancel: SAMPLE_IDS.cancellation,
    return: SAMPLE_RETURN,
    withdrawal: SAMPLE_WITHDRAWAL,
  }).map(([about, cancellation]): [string, MailContent] => [
    `order-asked-${about}`,
    { kind: 'order-asked', data: { order, cancellation } },
  ]);
  return [...single, ...steps, ...states, ...notices, ...returns, receipt, ...asked];
};

/** A browser knows no `cid:`, so the picture stands in its place. */
const withPictures = ({ html, pictures }: ComposedMail): string =>
  pictures.reduce(
    (page, { cid, content }) =>
      page.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  );

const indexOf = (names: readonly string[]): string => {
  const links = (name: string): string =>
    languageCodes
      .map(
        (code) =>
          `<td><a href="${code}-${name}.html">${code}</a> <a href="${code}-${name}.txt">text</a></td>`,
      )
      .join('');
  const rows = names.map((name) => `<tr><th align="left">${name}</th>${links(name)}</tr>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Mails</title><style>body{font:16px/1.6 sans-serif}td,th{padding:4px 14px}</style><h1>Mails</h1><table>${rows}</table>`;
};

/** Writes every mail in every language into the folder, as HTML and as text; how many there are. */
export const writePreviews = async ({ db, dataDir, folder, now }: Options): Promise<number> => {
  const loaded = await loadShop(dataDir);
  if (loaded.shop.texts) putCustomTexts(loaded.shop.texts);
  const onProblem = (error: unknown): never => {
    throw error;
  };
  const readTheme = createMailTheme(loaded, { dataDir, onProblem });
  const findOrder = (_: string, language: LanguageCode) => sampleOrder(db, language, now);
  const findPrescription = async () => samplePrescription(now);
  const composing: Composing = {
    db,
    origin: 'https://shop.example',
    readTheme,
    findOrder,
    findPrescription,
    findSubscriptions: async (ids, language) => sampleSubscriptions(ids, language),
    findMessage: async () => SAMPLE_MESSAGE,
  };
  const samples = samplesAt(now);
  await mkdir(folder, { recursive: true });
  for (const language of languageCodes)
    for (const [name, content] of samples) {
      const mail = await composeMail(composing, content, language);
      if (!mail) continue;
      const path = join(folder, `${language}-${name}`);
      await writeFile(`${path}.html`, withPictures(mail));
      await writeFile(`${path}.txt`, `${mail.subject}\n\n${mail.text}`);
    }
  await writeFile(join(folder, 'index.html'), indexOf(samples.map(([name]) => name)));
  return samples.length * languageCodes.length;
};
