import type { Page } from '@playwright/test';

/** Longer than this, in milliseconds, a change is seen as a movement. */
const SEEN = 10;

/** Runs in every document of the visit: tells of each animation, transition and fade between pages. */
const reportMotion = (seen: number): void => {
  const tell = (what: string) =>
    (window as unknown as { noteMotion: (what: string) => void }).noteMotion(what);
  const look = ({ type, target }: Event): void => {
    for (const { effect } of document.getAnimations()) {
      const duration = Number(effect?.getComputedTiming().activeDuration ?? 0);
      if (duration > seen)
        tell(`${type} for ${duration} ms: ${(target as Element).outerHTML.slice(0, 120)}`);
    }
  };
  document.addEventListener('animationstart', look, true);
  document.addEventListener('transitionrun', look, true);
  const fade = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    tell(`a fade to ${location.pathname}`);
    return fade(update);
  };
};

/** The visit of somebody who asked their system for little motion; what moved all the same is in the list. */
export const preferReducedMotion = async (page: Page): Promise<readonly string[]> => {
  const moved: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.exposeFunction('noteMotion', (what: string) => void moved.push(what));
  await page.addInitScript(reportMotion, SEEN);
  return moved;
};
