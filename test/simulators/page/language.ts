import { ar } from './texts/ar.ts';
import { en, type PageTexts } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { tr } from './texts/tr.ts';

const LANGUAGES = { en, fr, ar, tr, hi };
export type PageLanguage = keyof typeof LANGUAGES;

const isLanguage = (code: string | null | undefined): code is PageLanguage =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

/** What the pages are asked with, as far as it says their language. */
type Asked = { query: URLSearchParams; headers: { 'accept-language'?: string | undefined } };

/** The shop's addresses begin with the language, but for English. */
const ofAddress = (address: string): PageLanguage => {
  const first = new URL(address).pathname.split('/')[1];
  return isLanguage(first) ? first : 'en';
};

const ofBrowser = (accepted = ''): PageLanguage => {
  const codes = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
};

/** The language that was chosen on the page, else that of the shop's page to return to, else what the browser wants. */
export const languageOf = ({ query, headers }: Asked, returnUrl?: string): PageLanguage => {
  const chosen = query.get('lang');
  if (isLanguage(chosen)) return chosen;
  return returnUrl === undefined ? ofBrowser(headers['accept-language']) : ofAddress(returnUrl);
};

/** The texts of a language, with what is put into them. */
export const textsOf =
  (language: PageLanguage) =>
  (key: keyof PageTexts, holes: Readonly<Record<string, string>> = {}): string =>
    LANGUAGES[language][key].replace(/\{(\w+)\}/g, (hole, name: string) => holes[name] ?? hole);
export type Texts = ReturnType<typeof textsOf>;

/** A page's own address, in the language that was chosen on it. */
export const keepLanguage = (path: string, query: URLSearchParams): string => {
  const chosen = query.get('lang');
  return chosen === null ? path : `${path}?lang=${chosen}`;
};

/** All languages, each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
  tr: 'Türkçe',
  hi: 'हिन्दी',
};

export const directionOf = (language: PageLanguage): 'rtl' | 'ltr' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** An amount in minor units as people of the language write it. */
export const writeMoney = (language: PageLanguage, minor: number, currency: string): string => {
  // Arabic shops write dollars as English ones do.
  const format = new Intl.NumberFormat(language === 'ar' ? 'en' : language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return `\u2068${format.format(minor / 10 ** digits)}\u2069`;
};
