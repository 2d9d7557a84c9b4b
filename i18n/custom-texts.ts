import { customTextIn, languageCodes, type CustomText, type LanguageCode } from './languages.ts';
import { allMessages } from './messages.ts';
import type { MessageNode } from './translate.ts';

/** A shop's own words by language and full name: `{ en: { 'layout.cart': 'Basket' } }`. */
export type CustomTexts = Partial<Record<LanguageCode, Readonly<Record<string, string>>>>;

/** Where a text stands among the messages of a language; undefined where there is none of that name. */
const findPlace = (
  language: LanguageCode,
  key: string,
): { node: MessageNode; name: string; text: string } | undefined => {
  const parts = key.split('.');
  const name = parts.pop() ?? '';
  let node = allMessages[language] as MessageNode;
  for (const part of parts) {
    const next = Object.hasOwn(node, part) ? node[part] : undefined;
    if (typeof next !== 'object') return undefined;
    node = next;
  }
  const text = Object.hasOwn(node, name) ? node[name] : undefined;
  return typeof text === 'string' ? { node, name, text } : undefined;
};

const placeholdersOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder));

/** Why a text cannot take the place of Souk's, as the end of a sentence; undefined where it can. */
export const findTextFault = (
  language: LanguageCode,
  key: string,
  text: string,
): string | undefined => {
  const place = findPlace(language, key);
  if (!place) return 'is no text of Souk';
  if (text.trim() === '') return 'must not be empty';
  const wanted = placeholdersOf(place.text);
  const given = placeholdersOf(text);
  const missing = [...wanted].find((placeholder) => !given.has(placeholder));
  if (missing) return `lacks ${missing}: "${place.text}"`;
  const unknown = [...given].find((placeholder) => !wanted.has(placeholder));
  return unknown && `has ${unknown}, which nothing fills: "${place.text}"`;
};

/** Puts a shop's own texts in the place of Souk's, before anything is said. They were checked. */
export const putCustomTexts = (texts: CustomTexts): void => {
  for (const [language, own] of Object.entries(texts))
    for (const [key, text] of Object.entries(own ?? {})) {
      const place = findPlace(language as LanguageCode, key);
      if (place) place.node[place.name] = text;
    }
};

/** Gives one of the shop's own ways to pay its name, where orders tell how they are paid. */
export const nameCustomMethod = (code: number, name: CustomText): void => {
  for (const language of languageCodes) {
    const methods = findPlace(language, 'orderPage.methods.m1')?.node;
    if (methods) methods[`m${code}`] = customTextIn(name, language);
  }
};
