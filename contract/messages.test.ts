import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languageCodes } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';

/** Words with a dot between them, and no path. */
const MESSAGE_KEY = /(?<!path: )'([a-z]\w*\.[a-zA-Z]\w*)'/g;

test('whatever the contract says to a shopper exists in every language', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((name) =>
    /^[^.]+\.ts$/.test(name),
  );
  const sources = await Promise.all(
    files.map((name) => readFile(`${import.meta.dirname}/${name}`, 'utf8')),
  );
  const keys = sources.flatMap((source) => [...source.matchAll(MESSAGE_KEY)].map(([, key]) => key));
  expect(keys.length).toBeGreaterThan(5);
  for (const key of keys)
    for (const language of languageCodes)
      expect(translator(language)(key as never, { count: 2 }), `${language} ${key}`).not.toBe(key);
});
