import { z } from 'zod';
import type { Texts } from '#db/types.ts';
import { isLanguageCode, languageCodes } from '#i18n/languages.ts';

const LONGEST_TEXT = 100_000;
const LONGEST_TITLE = 300;
/** What a file that is not UTF-8 leaves behind, and what PostgreSQL takes in no text. */
const UNREADABLE = /[\0\ufffd]/;

const TOO_LONG = `is longer than ${LONGEST_TEXT} characters`;
const NOT_UTF8 = 'has characters that are not UTF-8';
const NO_TEXTS = `must be a text, or texts of the languages ${languageCodes.join(', ')}`;

/** A text without the space around it. */
export const words = z
  .string('must be a text')
  .max(LONGEST_TEXT, TOO_LONG)
  .refine((text) => !UNREADABLE.test(text), NOT_UTF8)
  .trim();

/** Why a text cannot be taken, undefined where it can. */
const refusalOf = (text: string, longest: number): string | undefined => {
  if (text.length > LONGEST_TEXT) return TOO_LONG;
  if (UNREADABLE.test(text)) return NOT_UTF8;
  return text.trim().length > longest ? `is longer than ${longest} characters` : undefined;
};

const isByLanguage = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' &&
  given !== null &&
  !Array.isArray(given) &&
  Object.keys(given).every(isLanguageCode);

// A product is mostly texts. As a union of schemas they took half of the time of its check.
const textsUpTo = (longest: number) =>
  z.unknown().transform((given, { addIssue }): Texts => {
    const refuse = (message: string, path: string[] = []): typeof z.NEVER => {
      addIssue({ code: 'custom', path, message });
      return z.NEVER;
    };
    if (typeof given !== 'string' && !isByLanguage(given)) return refuse(NO_TEXTS);
    const isOne = typeof given === 'string';
    const texts: Record<string, string> = {};
    for (const [code, text] of isOne ? [['en', given] as const] : Object.entries(given)) {
      if (text === undefined) continue;
      const path = isOne ? [] : [code];
      if (typeof text !== 'string') return refuse('must be a text', path);
      const reason = refusalOf(text, longest);
      if (reason !== undefined) return refuse(reason, path);
      if (text.trim() !== '') texts[code] = text.trim();
    }
    const { en } = texts;
    return en === undefined ? refuse('needs an English text') : { ...texts, en };
  });

/** A text of every language that it names, or one in English. */
export const texts = textsUpTo(LONGEST_TEXT);

/** As `texts`, for a name. */
export const title = textsUpTo(LONGEST_TITLE);
