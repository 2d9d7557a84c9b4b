import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawContext } from './lib/drawing.tsx';
import { putTogether } from './put-together.ts';

const Bar = ({ width }: { width: string }) => <i style={{ width }} />;

/** Draws `children` as a part of the page around it, as what is drawn once is. */
const Part = ({ name, children }: { name: string; children: React.ReactNode }) => {
  const draw = use(DrawContext);
  return <div dangerouslySetInnerHTML={{ __html: draw?.(name, <>{children}</>) ?? '' }} />;
};

const make = (page: React.ReactNode) => {
  const { nonce, draw, finish } = putTogether();
  const html = renderToString(
    <DrawContext value={draw}>
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
