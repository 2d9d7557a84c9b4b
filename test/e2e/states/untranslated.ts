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

/** `"Only {count} left"` as it may stand in a page; undefined where it has too little of its own. */
const patternOf = (text: string): RegExp | undefined => {
  if (text.replaceAll(/\{\w+\}|[^A-Za-z]/g, '').length < 4) return undefined;
  const pattern = text
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{\w+\}/g, '.+');
  return new RegExp(`^${pattern}$`);
};

/** English messages that say something else in the language. */
const foreignTo = (language: LanguageCode): RegExp[] => {
  const own = textsOf(allMessages[language]);
  const said = new Set(own.map(([, text]) => text));
  const byKey = new Map(own);
  return english.flatMap(([key, text]) => {
    const pattern = byKey.get(key) === text || said.has(text) ? undefined : patternOf(text);
    return pattern ? [pattern] : [];
  });
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
  const foreign = language === 'en' ? [] : foreignTo(language);
  return texts
    .filter((text) => isKey(text) || foreign.some((pattern) => pattern.test(text)))
    .map((text) => `not translated: "${text}"`);
};
