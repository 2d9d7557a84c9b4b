import { expect, test } from 'vitest';
import { themeCss } from './theme.server.ts';

test('the default colour needs no rule', () => {
  expect(themeCss('#470096', '#5f17b8')).toBe('');
});

test.each(['red;}body{display:none', 'url(x)', '', '#12', 'rgb(1 2 3)', '#12345g'])(
  '%j is no colour and never reaches the page',
  (text) => {
    expect(themeCss(text, text)).toBe('');
  },
);

test('a colour too light for white text is darkened until it can be read', () => {
  const css = themeCss('#ffd400', '#fff');
  const light = /--primary:rgb\((\d+) (\d+) (\d+)\)/.exec(css)?.slice(1).map(Number) ?? [];
  expect(Math.max(...light)).toBeLessThan(160);
  expect(css).toContain('prefers-color-scheme:dark');
});

test('a dark colour is kept as it is in the light scheme', () => {
  expect(themeCss('#003366', '#004488')).toContain(':root{--primary:rgb(0 51 102)');
});
