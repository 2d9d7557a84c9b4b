import type { Page } from '@playwright/test';
import type { LanguageCode } from '#i18n/languages.ts';
import { allMessages } from '#i18n/messages.ts';
import type { MessageNode, Messages } from '#i18n/translate.ts';

const textsOf = (messages: Messages | MessageNode, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([name, node]) =>
    typeof node === 'string' ? [[prefix + name, node]] : textsOf(node, `${prefix}${name}.`),
  );

const english = textsOf(allMessages.en);
const namespaces = new Set(Object.keys(allMessages.en));

const HOLE = /\{\w+\}/;

/** Whether it has enough letters of its own to be known again. */
const hasWords = (text: string): boolean => text.replaceAll(/\{\w+\}|[^A-Za-z]/g, '').length >= 4;

/** `"Only {count} left"` as it may stand in a page. */
const patternOf = (text: string): RegExp => {
  const pattern = text
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{\w+\}/g, '.+');
  return new RegExp(`^${pattern}$`);
};

/** English as it may stand in a page of another language: whole texts, and those with holes. */
type English = { texts: ReadonlySet<string>; patterns: readonly RegExp[] };

const known = new Map<LanguageCode, English>();

/** English messages that say something else in the language. */
const foreignTo = (language: LanguageCode): English => {
  const found = known.get(language);
  if (found) return found;
  const own = textsOf(allMessages[language]);
  const said = new Set(own.map(([, text]) => text));
  const byKey = new Map(own);
  const foreign = english
    .filter(([key, text]) => byKey.get(key) !== text && !said.has(text) && hasWords(text))
    .map(([, text]) => text);
  const made = {
    texts: new Set(foreign.filter((text) => !HOLE.test(text))),
    patterns: foreign.filter((text) => HOLE.test(text)).map(patternOf),
  };
  known.set(language, made);
  return made;
};

/** Every text of the page that is seen or read out. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script,style,[lang]:not(html),[data-proper]')) continue;
      texts.add(node.textContent?.trim() ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.querySelectorAll(`body [${name}]`))
        texts.add(element.getAttribute(name)?.trim() ?? '');
    return [document.title, ...texts].filter(Boolean);
  });

const isKey = (text: string): boolean =>
  /^[a-z]\w*(\.\w+)+$/i.test(text) && namespaces.has(text.split('.')[0] ?? '');

/** Texts that nobody has translated: names of messages, and English where another language is read. */
export const findUntranslated = async (page: Page, language: LanguageCode): Promise<string[]> => {
  const texts = await readTexts(page);
  const { texts: foreign, patterns } =
    language === 'en' ? { texts: new Set<string>(), patterns: [] } : foreignTo(language);
  const isForeign = (text: string): boolean =>
    foreign.has(text) || patterns.some((pattern) => pattern.test(text));
  return texts
    .filter((text) => isKey(text) || isForeign(text))
    .map((text) => `not translated: "${text}"`);
};
