import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes, languages, type LanguageCode } from './languages.ts';
import { allMessages } from './messages.ts';
import type { MessageNode } from './translate.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

const textsOf = (node: MessageNode, prefix = ''): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : textsOf(value, `${prefix}${key}.`),
  );

const texts = Object.fromEntries(
  languageCodes.map((code) => [code, new Map(textsOf(allMessages[code] as MessageNode))]),
) as Record<LanguageCode, Map<string, string>>;

/** `cart.items` for `cart.items_one`, where the language has an `_other` beside it. */
const baseOf = (code: LanguageCode, key: string): string => {
  const base = key.replace(PLURAL, '');
  return base !== key && texts[code].has(`${base}_other`) ? base : key;
};
const candidateSetsOf = (code: LanguageCode) => [
  ...new Set([...texts[code].keys()].map((key) => baseOf(code, key))),
];
const holesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test.each(languageCodes)('%s says everything that English says, and nothing else', (code) => {
  expect(candidateSetsOf(code).toSorted()).toEqual(candidateSetsOf('en').toSorted());
});

test.each(languageCodes)('%s has the plural forms that its grammar has', (code) => {
  const forms = new Intl.PluralRules(languages[code].locale).resolvedOptions().pluralCategories;
  const counted = candidateSetsOf(code).filter((base) => texts[code].has(`${base}_other`));
  for (const base of counted) {
    const given = [...texts[code].keys()].filter(
      (key) => key !== baseOf(code, key) && baseOf(code, key) === base,
    );
    expect(given.map((key) => key.replace(`${base}_`, '')).toSorted(), base).toEqual(
      forms.toSorted(),
    );
  }
});

test.each(languageCodes)('%s has no empty or padded text', (code) => {
  for (const [key, text] of texts[code]) expect(text.trim(), key).toBe(text);
  for (const [key, text] of texts[code]) expect(text, key).not.toBe('');
});

test('French signs stay on the line of their word', () => {
  for (const [key, text] of texts.fr) expect(text, key).not.toMatch(/ [?!;:»]|« /);
});

test.each(languageCodes)('%s fills the same holes as English', (code) => {
  for (const [key, text] of texts[code]) {
    const base = baseOf(code, key);
    const english = texts.en.get(base) ?? texts.en.get(`${base}_other`) ?? '';
    const wanted = new Set(holesOf(english));
    const given = new Set(holesOf(text));
    // A plural form may say its number in words ("منتجان"): it may leave a hole out.
    const missing = base === key ? [...wanted].filter((hole) => !given.has(hole)) : [];
    const unknown = [...given].filter((hole) => !wanted.has(hole));
    expect([...missing, ...unknown], key).toEqual([]);
  }
});

test('every message is said somewhere', () => {
  const files = globSync('{api,cli,contract,db,jobs,server,web}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  );
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  /** Keys that are put together begin like this: `orderPage.status.s${…}`. */
  const beginnings = [...code.matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, start = '']) => start);
  const unsaid = candidateSetsOf('en').filter(
    (key) => !code.includes(`'${key}'`) && !beginnings.some((start) => key.startsWith(start)),
  );
  expect(unsaid).toEqual([]);
});
