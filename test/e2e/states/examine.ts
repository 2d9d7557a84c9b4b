import type { Page } from '@playwright/test';
import type { NodeResult, Result } from 'axe-core';
import type { Visit } from '#test/e2e/shop.ts';
import { findViolations } from './axe.ts';
import { findCutTexts } from './cut-texts.ts';
import { findUntranslated } from './untranslated.ts';
import type { Width } from './state.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Off by themselves: who commands by voice says the words that are seen (WCAG 2.5.3). */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };
const HEIGHT: Record<Width, number> = { 360: 740, 1440: 900 };
/** 1280 pixels at four times their size. */
const ZOOMED = 320;

export const sizeOf = (width: Width) => ({ width, height: HEIGHT[width] });

export const colorSchemes = ['light', 'dark'] as const;
type ColorScheme = (typeof colorSchemes)[number];

/** How a page is looked at: with reduced motion, so that nothing is half there. */
export const eyes = (width: Width) =>
  ({ viewport: sizeOf(width), reducedMotion: 'reduce' }) as const;

/**
 * Nothing moves by itself any more, and no sums are pale because the server has yet to answer; what moves as the
 * page is scrolled stands still until it is.
 */
const isAtRest = () =>
  !document.querySelector('dl[aria-busy]') &&
  document.getAnimations().every(({ playState, effect, timeline }) => {
    const endless = effect?.getComputedTiming().iterations === Infinity;
    return playState !== 'running' || endless || !(timeline instanceof DocumentTimeline);
  });

/**
 * Whether an open menu covers it. Nobody aims at what lies below a menu that they have just opened,
 * and a press beside the menu closes it.
 */
const isUnderMenu = ({ any }: NodeResult): boolean =>
  any.some(({ id, relatedNodes }) =>
    relatedNodes?.some(({ html }) => id === 'target-size' && html.includes('dropdown-item')),
  );

const broken = (violations: readonly Result[], when: string): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !isUnderMenu(node))
      .map(({ target }) => `${id}, ${when}: ${target.join(' ')}`),
  );

const cut = async (page: Page, when: string, large = false): Promise<string[]> => {
  // Even a change of size takes its millisecond, and on a busy machine more.
  await page.waitForFunction(isAtRest);
  return (await page.evaluate(findCutTexts, large)).map((text) => `${when}: ${text}`);
};

/** With the root's text at this size; everything in the shop follows it. */
const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Lays out what is far from the screen too, as it is when it comes near. */
const comeNear = (): void => {
  // The shop has no such sheet of its own; a second one would lay everything out once more.
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
};

/** Order numbers are drawn by lot: whichever comes, the widest has to fit. */
const drawWidestNumbers = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const widest = text.nodeValue?.replaceAll(/\bSK-\w{4}-\w{4}\b/g, 'SK-WWWW-WWWW') ?? null;
    // Writing a text again, though it is the same, lays it out again.
    if (widest !== text.nodeValue) text.nodeValue = widest;
  }
};

/** What axe says, in the colours for day and for night. */
export const examineWithAxe = async (
  { page }: Visit,
  colorSchemes: readonly ColorScheme[],
): Promise<string[]> => {
  await page.evaluate(comeNear);
  const found: string[] = [];
  for (const [at, colorScheme] of colorSchemes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(isAtRest);
    // In the second only the colours are others; what else axe looks at is the same page.
    const runOnly = at === 0 ? RULES : ['color-contrast'];
    const rules = at === 0 ? MORE_RULES : {};
    const violations = await findViolations(page, { runOnly, rules });
    found.push(...broken(violations, colorScheme));
  }
  return found;
};

/**
 * Texts that are cut, cover each other or are in another language: as the page stands, with text of
 * twice the size, and on a small screen as wide as a desk's at 400 % zoom.
 */
export const examineTexts = async ({ page, language }: Visit, width: Width): Promise<string[]> => {
  await page.evaluate(comeNear);
  await page.evaluate(drawWidestNumbers);
  const found = [...(await findUntranslated(page, language)), ...(await cut(page, `at ${width}`))];
  await setTextSize(page, '200%');
  found.push(...(await cut(page, `at ${width}, text at 200 %`, true)));
  await setTextSize(page, '');
  if (width === 360) {
    // Last: what comes after sets the size that it looks at.
    await page.setViewportSize({ width: ZOOMED, height: HEIGHT[360] });
    found.push(...(await cut(page, `at ${ZOOMED}`)));
  }
  return found;
};
