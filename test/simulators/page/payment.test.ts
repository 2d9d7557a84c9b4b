import { describe, expect, test } from 'vitest';
import { IYZICO, PAYPAL, STRIPE } from './brand.ts';
import { forgottenPage } from './frame.ts';
import { LANGUAGE_NAMES, languageOf, type PageLanguage } from './language.ts';
import { ABANDON, DECLINE, PAY, paymentPage, type Payment } from './payment.ts';

const asked = (search = '', accepted?: string) => ({
  query: new URLSearchParams(search),
  headers: { 'accept-language': accepted },
});

const PAYMENT: Payment = {
  shop: 'Souk & Sons',
  amount: 12_869,
  currency: 'USD',
  about: 'Order #100234',
  buttons: [PAY, DECLINE, ABANDON],
};

/** The page as it is read, without its tags. */
const read = (page: string): string =>
  page
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u2068\u2069]/g, '');

describe('the page of a simulated provider', () => {
  test.each([
    ['/user/order/payment/1', 'en'],
    ['/fr/user/order/payment/1', 'fr'],
    ['/ar/user/order/payment/1', 'ar'],
    ['/tr/pay', 'tr'],
    ['/hi/pay', 'hi'],
  ])('is read in the language of the shop, returning to %s', (path, language) => {
    const there = `https://shop.example.com${path}?link=1`;
    expect(languageOf(asked('token=1', 'de'), there)).toBe(language);
  });

  test('is read in the language of the browser where no address says one', () => {
    expect(languageOf(asked('', 'de-DE,fr-FR;q=0.9,en;q=0.8'))).toBe('fr');
    expect(languageOf(asked('', 'de'))).toBe('en');
    expect(languageOf(asked())).toBe('en');
  });

  test('is read in the language that was chosen on it, if it is one of ours', () => {
    const there = 'https://shop.example.com/fr/pay';
    expect(languageOf(asked('lang=hi', 'tr'), there)).toBe('hi');
    expect(languageOf(asked('lang=constructor', 'tr'), there)).toBe('fr');
  });

  test.each([
    ['en', 'No money moves.', '$128.69'],
    ['fr', 'Aucun argent ne circule.', '128,69\u00a0$'],
    ['ar', 'لا تنتقل أي أموال.', '$128.69'],
    ['tr', 'Para aktarılmaz.', '$128,69'],
    ['hi', 'कोई पैसा नहीं कटता।', '$128.69'],
  ] as const)('says in %s that no money moves, whom it pays and how much', (language, no, sum) => {
    const page = paymentPage({ brand: STRIPE, language }, PAYMENT);
    expect(page).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    const text = read(page);
    expect(text).toContain(no);
    expect(text).toContain(sum);
    expect(text).toContain('Souk &amp; Sons');
    expect(text).toContain('100234');
    for (const outcome of ['pay', 'decline', 'abandon'])
      expect(page).toContain(`<form method="post"><button name="outcome" value="${outcome}">`);
  });

  test('keeps what only tests do in a fold of its own, apart from paying and leaving', () => {
    const page = paymentPage({ brand: PAYPAL, language: 'en' }, PAYMENT);
    const [shown = '', folded = ''] = page.split('<details>');
    expect(shown).toContain('value="pay"');
    expect(shown).toContain('value="abandon"');
    expect(folded).toContain('value="decline"');
  });

  test('leads to itself in each other language, about the same payment', () => {
    const query = new URLSearchParams({ token: 'a"b', lang: 'tr' });
    const page = paymentPage({ brand: IYZICO, language: 'tr', query }, PAYMENT);
    for (const language of Object.keys(LANGUAGE_NAMES))
      expect(page).toContain(`href="?token=a%22b&amp;lang=${language}" lang="${language}"`);
    expect(page.match(/aria-current/g)).toHaveLength(2);
  });

  test.each(Object.keys(LANGUAGE_NAMES) as PageLanguage[])(
    'says in %s that it does not know a payment',
    (language) => {
      const text = read(forgottenPage({ brand: PAYPAL, language }));
      expect(text).not.toMatch(/[{}]/);
      expect(text.length).toBeGreaterThan(120);
    },
  );
});
