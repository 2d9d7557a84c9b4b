import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { languages, type LanguageCode } from '#i18n/languages.ts';
import { createTranslate } from '#i18n/translate.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { SharedContext, type SharedData } from '#web/lib/page-data/shared-data.ts';
import { TranslationContext, useTranslation } from '#web/lib/texts/translation.tsx';
import { cachedPart } from './cached-part.tsx';
import { InlineScript } from './inline-script.tsx';
import { renderPage } from './render-page.tsx';

vi.stubEnv('PROD', true);

/** What every page of a shop shares: here nothing that is looked at. */
const shopOf = () => ({ common: {}, today: '2026-11-24' }) as SharedData;
const shop = shopOf();

const renderIn = async (code: LanguageCode, page: ReactNode, shared = shop) => {
  const translation = {
    t: createTranslate(code, {}),
    language: languages[code],
    paths: makePaths(code),
  };
  const { bytes, policy } = await renderPage(
    () => (
      <SharedContext value={shared}>
        <TranslationContext value={translation}>{page}</TranslationContext>
      </SharedContext>
    ),
    { lists: null, pictures: '/media/' },
  );
  return { html: bytes.toString().replace('<!DOCTYPE html>', ''), policy };
};

test('a part is rendered once for the same props in the same language and state of the shop', async () => {
  const rendered = vi.fn<(text: string) => void>();
  const Words = cachedPart({ name: 'test-words', as: 'div' }, ({ text }: { text: string }) => {
    rendered(text);
    return <p>{`${useTranslation().language.name}: ${text}`}</p>;
  });
  const wordsIn = async (code: LanguageCode, text: string, shared = shop) =>
    (await renderIn(code, <Words text={text} />, shared)).html;
  const shown = (text: string) => `<div class="test-words"><p>${text}</p></div>`;
  for (const _again of [1, 2]) {
    expect(await wordsIn('en', 'one')).toBe(shown('English: one'));
    expect(await wordsIn('fr', 'one')).toBe(shown('Français: one'));
    expect(await wordsIn('en', 'هنا')).toBe(shown('English: هنا'));
  }
  expect(rendered).toHaveBeenCalledTimes(3);
  // Something has changed in the shop.
  await wordsIn('en', 'one', shopOf());
  expect(rendered).toHaveBeenCalledTimes(4);
});

test('what was rendered longest ago is rendered again', async () => {
  const rendered = vi.fn<() => void>();
  const Long = cachedPart({ name: 'test-long', as: 'div' }, ({ n }: { n: number }) => {
    rendered();
    return 'x'.repeat(1_000_000) + n;
  });
  for (const n of [0, 1, 2, 3, 4, 5, 6, 7, 8]) await renderIn('en', <Long n={n} />);
  expect(rendered).toHaveBeenCalledTimes(9);
  await renderIn('en', <Long n={8} />);
  expect(rendered).toHaveBeenCalledTimes(9);
  await renderIn('en', <Long n={0} />);
  expect(rendered).toHaveBeenCalledTimes(10);
});

test('a part that asks something of the page around it fails', async () => {
  const Curious = cachedPart({ name: 'test-curious', as: 'div' }, () => useLocation().pathname);
  await expect(renderIn('en', <Curious />)).rejects.toThrow(/useLocation/);
});

test('own scripts are allowed, and what marked them has left the page', async () => {
  const stolen = '<script>steal()</script>';
  const { html, policy } = await renderIn(
    'en',
    <>
      <div dangerouslySetInnerHTML={{ __html: stolen }} />
      <InlineScript text="run()" />
      <i style={{ width: '42%' }} />
    </>,
  );
  expect(html).toBe(`<div>${stolen}</div><script>run()</script><i style="width:42%"></i>`);
  expect(policy.match(/script-src 'self' 'sha256-[^']+';/g)).toHaveLength(1);
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
});

test('only what JSON carries may be given to a cached part', () => {
  const div = { name: 'test-props', as: 'div' } as const;
  const Handler = ({ onPress }: { onPress: () => void }) => `${onPress}`;
  const Around = ({ children }: { children: ReactNode }) => children;
  const Day = ({ at }: { at: Date }) => `${at.getTime()}`;
  const made = [
    // @ts-expect-error -- a function may close over anything
    cachedPart(div, Handler),
    // @ts-expect-error -- so may an element
    cachedPart(div, Around),
    // @ts-expect-error -- a date would be a text in the key
    cachedPart(div, Day),
  ];
  // The types are the test: without the errors that are expected above, nothing is built.
  expect(made).toHaveLength(3);
});
