import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Theme } from '#extend/theme/theme.ts';
import { testFolder } from '#test/shop.ts';
import { readPageTheme } from './page-theme.ts';
import { createThemeFiles } from './theme-files.ts';

const look = async (theme: Theme) => {
  const folder = await testFolder();
  await writeFile(join(folder, 'own.woff2'), 'a font');
  const files = createThemeFiles(folder);
  return { ...(await readPageTheme(theme, files)), files: files.app };
};

test('a colour of one scheme leaves the other as the style sheet has it', async () => {
  const { css } = await look({ light: { surface: '#eee' }, dark: { ink: '#fff' } });
  expect(css).toBe(
    '@media not screen and (prefers-color-scheme:dark){:root{--surface:#eee}}' +
      '@media screen and (prefers-color-scheme:dark){:root{--ink:#fff}}',
  );
});

test('a font comes from the shop itself, before those of the system', async () => {
  const { css, files } = await look({
    fonts: [{ file: 'own.woff2', weight: '100 900', range: 'U+0600-06FF' }],
  });
  const [, address = ''] = /url\((\/theme\/[\da-f]+\.woff2)\)/.exec(css) ?? [];
  expect(css).toContain('font-weight:100 900');
  expect(css).toContain('unicode-range:U+0600-06FF');
  expect(css).toContain(':root{--own-faces:souk-own,}');
  const answer = await files.request(address.replace('/theme', ''));
  expect(answer.headers.get('content-type')).toBe('font/woff2');
  expect(await answer.text()).toBe('a font');
});

test('nothing of a theme needs a sign that pages write in another way than style sheets', async () => {
  const { css } = await look({
    light: { primary: '#0b6b4f', 'on-primary': '#fff' },
    radius: { md: 4 },
    text: { base: 1.1 },
    fonts: [{ file: 'own.woff2' }],
  });
  expect(css).not.toMatch(/["'<>&]/);
});

test('only the ground that is named stands in for the one of the style sheet', async () => {
  expect((await look({ dark: { canvas: '#000' } })).canvas).toEqual(['#fff', '#000']);
  expect((await look({})).canvas).toBeUndefined();
});
