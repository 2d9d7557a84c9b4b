import { expect, test } from 'vitest';
import { FAQ } from '#demo/pages/faq.ts';
import { HELP } from '#demo/pages/help.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import { translator } from '#i18n/messages.ts';

const headings = (html: string): string[] => html.match(/<h[23]>.*?<\/h[23]>/g) ?? [];

test('the questions are the same in every language', () => {
  for (const { body } of [FAQ, HELP])
    for (const code of DEMO_LANGUAGES)
      expect(headings(body[code]).length, code).toBe(headings(body.en).length);
});

test('each question folds its answer away, below the heading of its group', () => {
  for (const code of DEMO_LANGUAGES) {
    const body = FAQ.body[code];
    const folds =
      body.match(
        /<h2>[^<]+<\/h2>|<details><summary><h3>[^<]+<\/h3><\/summary><p>.*?<\/details>/g,
      ) ?? [];
    expect(folds.join(''), code).toBe(body);
  }
});

/** What an order page offers, in words that each language has for it. */
const ORDER_PAGE = {
  en: [/cancel it yourself/, /return something/, /tracking number/, /PayPal, UPI/],
  fr: [/l’annulez vous-même/, /retourner un article/, /numéro de suivi/, /PayPal, UPI/],
  ar: [/إلغاؤه بنفسك/, /أُرجع منتجًا/, /رقم التتبع/, /PayPal أو UPI/],
  tr: [/kendiniz iptal/, /iade ederim/, /takip numara/, /PayPal, UPI/],
  hi: [/ख़ुद पूरा ऑर्डर या कुछ आइटम रद्द/, /चीज़ कैसे लौटाएं/, /ट्रैकिंग नंबर/, /PayPal, UPI/],
} as const;

test.each(DEMO_LANGUAGES)(
  'the answers know cancelling, returning, tracking and paying: %s',
  (code) => {
    for (const words of ORDER_PAGE[code]) expect(FAQ.body[code]).toMatch(words);
  },
);

test.each(DEMO_LANGUAGES)('the help names the button for prescriptions as it is: %s', (code) => {
  expect(HELP.body[code]).toContain(translator(code)('layout.uploadPrescription'));
});

test('pages that the help names are a press away, in the language of the text', () => {
  expect(HELP.body.en).toContain('href="/track-order">Track an order</a>');
  expect(HELP.body.tr).toContain('href="/tr/track-order">Sipariş takibi</a>');
  for (const code of DEMO_LANGUAGES) {
    const prefix = code === 'en' ? '' : `/${code}`;
    const addresses = [...HELP.body[code].matchAll(/href="(\/[^"]+)"/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toEqual(
      [
        '/contact',
        '/track-order',
        '/page/returns',
        '/page/faq',
        '/contact',
        '/upload-prescription',
      ].map((address) => prefix + address),
    );
  }
});

test('nobody is sent to the e-mail address for what the page of an order can do', () => {
  for (const { body } of [FAQ, HELP])
    expect(body.en).not.toMatch(/write to us|e-mail us|call with/i);
});
