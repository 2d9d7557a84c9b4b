import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast, parseHex, READABLE } from '#contract/catalogue/colour.ts';
import { settingsOf } from '#db/settings.ts';
import type { MailColours } from '#jobs/mail/mail-theme.ts';
import { testFolder } from '#test/shop.ts';
import type { LoadedShop } from './load-shop.ts';
import { createMailTheme } from './mail-theme.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#0a6b5e"/></svg>`;

const lookOf = (
  loaded: LoadedShop,
  settings: Record<string, unknown> = {},
  onProblem: (error: unknown) => void = () => {},
) => createMailTheme(loaded, { dataDir: loaded.folder, onProblem })(settingsOf(settings));

const contrastOf = ({ primary, 'on-primary': text }: MailColours): number =>
  contrast(parseHex(primary) ?? [0, 0, 0], parseHex(text) ?? [0, 0, 0]);

test('buttons of mails can be read in both schemes, whatever colour the shop has set', async () => {
  for (const primary_color of ['#470096', '#ffee00', '#000000', '#ffffff', '#7f7f7f', '#0a9b5e']) {
    const { light, dark } = await lookOf({ shop: {}, folder: '.' }, { primary_color });
    expect(contrastOf(light), primary_color).toBeGreaterThanOrEqual(READABLE);
    expect(contrastOf(dark), primary_color).toBeGreaterThanOrEqual(READABLE);
  }
});

test('the logo of a theme is in mails as a PNG, small enough for a header', async () => {
  const folder = await testFolder();
  await writeFile(join(folder, 'logo.svg'), SVG);
  const theme = { logo: { file: 'logo.svg' }, light: { primary: '#0a6b5e' } };
  const { logo, light } = await lookOf({ shop: { theme }, folder });
  expect(logo).toMatchObject({ width: 108, height: 36 });
  expect((await sharp(logo?.content).metadata()).format).toBe('png');
  expect(light.primary).toBe('#0a6b5e');
});

test('without a logo, or with one that cannot be drawn, mails begin with the name of the shop', async () => {
  const folder = await testFolder();
  expect((await lookOf({ shop: {}, folder })).logo).toBeUndefined();
  expect((await lookOf({ shop: {}, folder }, { header_logo: 'gone.png' })).logo).toBeUndefined();
  await writeFile(join(folder, 'logo.png'), 'no picture');
  const problems: unknown[] = [];
  const broken = { shop: { theme: { logo: { file: 'logo.png' } } }, folder };
  const look = await lookOf(broken, {}, (error) => problems.push(error));
  expect(look.logo).toBeUndefined();
  expect(problems).toHaveLength(1);
});
