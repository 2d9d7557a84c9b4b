import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowForms, inlineOf, markOf, policyOf } from './content-security-policy.ts';

const mark = markOf('n0nce');
const policyFor = (html: string, pictures = '/media/'): string =>
  policyOf([inlineOf(html, mark)], pictures);
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test("the page's own scripts run", () => {
  const page = '<script nonce="n0nce">a()</script><script type="module" nonce="n0nce">b()</script>';
  const policy = policyFor(page);
  for (const text of ['a()', 'b()']) expect(policy).toContain(hashOf(text));
  expect(policy).not.toContain('unsafe-inline');
});

test('a script that came with a text of the shop does not run', () => {
  const policy = policyFor('<p><script>steal()</script><script nonce="guess">x()</script></p>');
  expect(policy).not.toContain(hashOf('steal()'));
  expect(policy).not.toContain(hashOf('x()'));
});

test('styles in attributes are allowed one by one', () => {
  const policy = policyFor(
    '<i style="width:10%"></i><i style="font:&quot;A&quot;"></i><i style="width:10%"></i><i style="width:20%"></i>',
  );
  const hashes = ['width:10%', 'font:"A"', 'width:20%'].map(hashOf).join(' ');
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashes};`);
});

test('pictures may come from where the shop keeps them', () => {
  expect(policyFor('')).toContain("img-src 'self' data: blob:;");
  const elsewhere = policyFor('', 'https://cdn.example.com/souk/');
  expect(elsewhere).toContain("img-src 'self' data: blob: https://cdn.example.com;");
});

test('forms lead to the providers of the ways to pay, and nowhere else', () => {
  allowForms(['https://checkout.stripe.com', 'https://www.paypal.com']);
  const policy = policyOf([], '/media/');
  allowForms([]);
  expect(policy).toContain(
    "form-action 'self' https://checkout.stripe.com https://www.paypal.com;",
  );
  expect(policyOf([], '/media/')).toContain("form-action 'self';");
});
