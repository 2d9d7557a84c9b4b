import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkShop } from './check-shop.ts';
import { root } from './shop-file.ts';
import { findLowContrast, PALETTES } from './theme/palette.ts';
import { COLOURS } from './theme/theme.ts';

const saying = (given: unknown): string => {
  try {
    checkShop('souk.config.ts', given);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const card = {
  code: 100,
  name: { en: 'Card', fr: 'Carte', ar: 'بطاقة', tr: 'Kart', hi: 'कार्ड' },
  publicKey: null,
  settles: () => true,
  confirmsAtOnce: true,
};

const WRONG: [given: unknown, says: string][] = [
  [undefined, 'it must be what defineShop is given, as the default export.'],
  [{ push: {} }, 'push is nothing that Souk knows.'],
  [{ sms: {} }, 'sms.send must be a function.'],
  [{ mail: () => {} }, 'mail must be an object with the function send.'],
  [{ payments: {} }, 'payments must be a list.'],
  [
    { payments: [{ ...card, code: 50 }] },
    'payments[0].code must be a code of PAYMENT_METHOD or from 100 to 999.',
  ],
  [
    { payments: [{ ...card, plainName: 'Card' }] },
    'payments[0].plainName must be texts by language, one in en.',
  ],
  [{ payments: [card, card] }, 'payments has a code twice.'],
  [
    { payments: [{ ...card, name: { fr: 'Carte' } }] },
    'payments[0].name must be texts by language, one in en.',
  ],
  [
    { payments: [{ ...card, name: 'no.message' }] },
    'payments[0].name must be texts by language, one in en.',
  ],
  [{ hooks: { orderPlaced: 'mail' } }, 'hooks.orderPlaced must be a function.'],
  [{ hooks: { reviewRead: () => {} } }, 'hooks.reviewRead is nothing that Souk knows.'],
  [{ pictures: { find: () => {} } }, 'pictures.findSize must be a function.'],
  [
    { pages: [{ path: '/Size', file: 'a.tsx' }] },
    'pages[0].path must be words of small letters, like size-guide or fittings/:town.',
  ],
  [
    { pages: [{ path: 'cart/more', file: 'a.tsx' }] },
    'pages[0].path begins as an address of Souk does.',
  ],
  [
    { theme: { light: { primary: 'red;}' } } },
    'theme.light.primary must be a colour in hex, like #470096.',
  ],
  [{ theme: { light: { shine: '#fff' } } }, 'theme.light.shine is nothing that Souk knows.'],
  [{ theme: { radius: { md: -1 } } }, 'theme.radius.md must not be negative.'],
  [{ theme: { fonts: [{ file: 'Inter.ttf' }] } }, 'theme.fonts[0].file must be a file in WOFF2.'],
  [
    { texts: { de: { 'layout.cart': 'Korb' } } },
    'texts.de is none of the languages en, fr, ar, tr, hi.',
  ],
  [
    { texts: { en: { 'layout.basket': 'Basket' } } },
    "texts.en['layout.basket'] is no text of Souk.",
  ],
  [{ texts: { en: { layout: 'Basket' } } }, "texts.en['layout'] is no text of Souk."],
  [{ texts: { en: { 'layout.cart': ' ' } } }, "texts.en['layout.cart'] must not be empty."],
  [
    { texts: { en: { 'layout.page': 'Leaf' } } },
    `texts.en['layout.page'] lacks {number}: "Page {number}".`,
  ],
  [
    { texts: { en: { 'layout.cart': 'Basket of {name}' } } },
    `texts.en['layout.cart'] has {name}, which nothing fills: "Cart".`,
  ],
];

test.each(WRONG)('%j is refused in one sentence that names the field', (given, says) => {
  expect(saying(given)).toBe(`souk.config.ts: ${says}`);
});

test('an empty configuration is one', () => {
  expect(saying({})).toBe('');
});

test('the colours that a theme is checked with are those of the style sheet', () => {
  const css = readFileSync(join(root, 'web/styles/tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.slice(css.indexOf('color-scheme')).split('@media screen');
  for (const name of COLOURS) {
    expect(light, name).toContain(`--${name}: ${PALETTES.light[name]};`);
    expect(dark, name).toContain(`--${name}: ${PALETTES.dark[name]};`);
  }
});

test('colours that are hard to read are told, in the scheme in which they are', () => {
  expect(findLowContrast(undefined)).toEqual([]);
  expect(findLowContrast({ light: { ink: '#222' }, dark: { 'on-primary': '#fff' } })).toEqual([
    'theme.dark: on-primary (#fff) on primary (#bb9bf2) has a contrast of 2.31; WCAG AA wants 4.5.',
    'theme.dark: on-primary (#fff) on primary-hover (#cdb6f7) has a contrast of 1.81; WCAG AA wants 4.5.',
  ]);
});
