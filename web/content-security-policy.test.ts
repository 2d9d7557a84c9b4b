import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { secure } from './content-security-policy.ts';

const known = { nonce: 'n0nce', scripts: ['own()'], pictures: '/media/' };
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test("the page's own scripts run, and nothing in them tells how they were marked", () => {
  const page = '<script nonce="n0nce">a()</script><script type="module" nonce="n0nce">b()</script>';
  const { html, policy } = secure(`${page}<script>own()</script>`, known);
  expect(html).not.toContain('nonce');
  for (const text of ['a()', 'b()', 'own()']) expect(policy).toContain(hashOf(text));
  expect(policy).not.toContain('unsafe-inline');
});

test('a script that came with a text of the shop does not run', () => {
  const { policy } = secure(
    '<p><script>steal()</script><script nonce="guess">x()</script></p>',
    known,
  );
  expect(policy).not.toContain(hashOf('steal()'));
  expect(policy).not.toContain(hashOf('x()'));
});

test('styles in attributes are allowed one by one', () => {
  const { policy } = secure('<i style="width:10%"></i><i style="font:&quot;A&quot;"></i>', known);
  expect(policy).toContain(
    `style-src-attr 'unsafe-hashes' ${hashOf('width:10%')} ${hashOf('font:"A"')}`,
  );
});

test('pictures may come from where the shop keeps them', () => {
  expect(secure('', known).policy).toContain("img-src 'self' data:;");
  const elsewhere = secure('', { ...known, pictures: 'https://cdn.example.com/souk/' });
  expect(elsewhere.policy).toContain("img-src 'self' data: https://cdn.example.com;");
});
