import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages, type LanguageCode } from '#i18n/languages.ts';
import { createTranslate } from '#i18n/translate.ts';
import { DrawContext, DrawnOnce } from './lib/drawing.tsx';
import { makePaths } from './lib/paths.ts';
import { SharedContext, type SharedData } from './lib/shared-data.ts';
import { TranslationContext, useTranslation } from './lib/translation.tsx';
import { putTogether } from './put-together.ts';

/** What every page of a shop shares: here nothing that is looked at. */
const shared = { common: {}, year: 2026 } as SharedData;

const Bar = ({ width }: { width: string }) => <i style={{ width }} />;

/** Draws `children` as a part of the page around it, as what is drawn once is. */
const Part = ({ name, children }: { name: string; children: React.ReactNode }) => {
  const drawing = use(DrawContext);
  return <div dangerouslySetInnerHTML={{ __html: drawing?.draw(name, <>{children}</>) ?? '' }} />;
};

const make = (page: React.ReactNode) => {
  const { nonce, drawing, finish } = putTogether();
  const html = renderToString(
    <DrawContext value={drawing}>
      {page}
      <script nonce={nonce}>run()</script>
    </DrawContext>,
  );
  const { bytes, policy } = finish(html, '/media/');
  return { html: bytes.toString(), policy, nonce };
};

test('a page has each part where it belongs, parts within parts too, in every script', () => {
  const { html } = make(
    <>
      <Part name="menu">
        قائمة <Part name="entry">हिन्दी</Part>
      </Part>
      <p>between</p>
      <Part name="footer">© Souk</Part>
      <Part name="menu">never drawn: it is there</Part>
    </>,
  );
  expect(html).toBe(
    '<div>قائمة <div>हिन्दी</div></div><p>between</p><div>© Souk</div><div>قائمة <div>हिन्दी</div></div><script>run()</script>',
  );
});

test('what marked the own scripts has left the page, and the styles of its parts are allowed', () => {
  const { html, policy, nonce } = make(
    <Part name="bar">
      <Bar width="42%" />
    </Part>,
  );
  expect(html).not.toContain('nonce');
  expect(policy).not.toContain(nonce);
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
});

test('what is the same in two languages is drawn in the words of each', () => {
  const Words = () => {
    const { language } = useTranslation();
    return <p>{language.name}</p>;
  };
  const pageIn = (code: LanguageCode) => {
    const language = languages[code];
    const paths = makePaths(code);
    return make(
      <SharedContext value={shared}>
        <TranslationContext value={{ t: createTranslate(code, {}), language, paths }}>
          <DrawnOnce name="words">
            <Words />
          </DrawnOnce>
        </TranslationContext>
      </SharedContext>,
    ).html;
  };
  expect([pageIn('en'), pageIn('fr'), pageIn('en')]).toEqual(
    ['English', 'Français', 'English'].map((name) => `<p>${name}</p><script>run()</script>`),
  );
});
