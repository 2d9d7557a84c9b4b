import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { languageCodes } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';

/** Typefaces of its own, so that a text takes the same room on every machine. */
const FACES = {
  'latin-regular': 400,
  'latin-bold': 700,
  'arabic-regular': 400,
  'arabic-bold': 700,
  'minus-regular': 400,
  'minus-bold': 700,
};
const STYLES = `
${Object.entries(FACES)
  .map(
    ([file, weight]) =>
      `@font-face { font-family: ${file.split('-')[0]}; font-weight: ${weight}; src: url(/look/${file}.woff); }`,
  )
  .join('\n')}
:root { --font-sans: latin, arabic, minus; --font-display: latin, arabic, minus; --font-mono: latin, arabic, minus; }
/* How long a sale still runs. */
.large-clock > .flex { width: 0; height: 1.5rem; overflow: hidden; visibility: hidden; }
* { caret-color: transparent !important; scrollbar-width: none !important; }`;

/** In the place of every picture: what is cropped or pulled out of shape is seen on it. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="600" height="600">
<path fill="#d8d2e4" d="M0 0h100v100H0z"/><circle cx="50" cy="50" r="38" fill="#8f7fb0"/>
<path stroke="#470096" stroke-width="2" d="M0 0l100 100M100 0L0 100"/></svg>`;

export const picture = { type: 'image/svg+xml', body: Buffer.from(DRAWING) };

/** Gives the page its own typefaces; call it before the page is opened. */
export const holdStill = async (page: Page): Promise<void> => {
  await page.route('**/assets/*.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()) + STYLES });
  });
  await page.route('**/look/*.woff', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({
      contentType: 'font/woff',
      body: readFileSync(join(import.meta.dirname, file)),
    });
  });
};

/** What stands before the days on which something arrives or may be picked up, in each language. */
const ARRIVALS = languageCodes.flatMap((code) =>
  (['arrival.delivery', 'arrival.pickup'] as const).map((key) =>
    translator(code)(key, { dates: '' }),
  ),
);

/** Takes out what differs from day to day, from fill to fill. */
const stopTime = (arrivals: readonly string[]) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const arrival = arrivals.find((before) => text.includes(before));
    node.textContent = arrival
      ? `${text.split(arrival)[0]}${arrival}—`
      : text.replace(/\d+:\d\d(:\d\d)?/g, '00:00:00');
  }
  for (const until of document.querySelectorAll('li:has(> span code) p + p'))
    until.textContent = '—';
};

/** Larger than this, a screen is kept at half its size. */
const LARGE = 800;

/** What the window shows, as a picture small enough to be kept, and its size in relation to that. */
export const takePicture = async (page: Page): Promise<{ picture: Buffer; scale: number }> => {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' && !complete)
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
  await page.evaluate(stopTime, ARRIVALS);
  const shot = sharp(await page.screenshot({ animations: 'disabled' }));
  const { width } = await shot.metadata();
  const scale = width > LARGE ? 0.5 : 1;
  const small = scale < 1 ? shot.resize({ width: width * scale }) : shot;
  return { picture: await small.png({ compressionLevel: 9 }).toBuffer(), scale };
};
