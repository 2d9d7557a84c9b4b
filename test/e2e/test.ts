import { expect, test as base } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';

/** So long a page is waited for; some tests hold its scripts back. */
const PATIENCE_MS = 10_000;
const STEP_MS = 25;

/** What of React's notes is read: a part of the page, the one within and the one after it. */
type Fiber = { tag: number; memoizedState: unknown; child: Fiber | null; sibling: Fiber | null };

/**
 * Whether scripts have taken the page over, or there are none: React notes it on the elements. The root
 * carries its note from the beginning of that, so what stands in the page is asked, and whether a part is
 * left whose script comes later.
 */
const isHydrated = async (): Promise<boolean> => {
  if (!('__reactRouterContext' in window)) return true;
  const noted = (element: object | null, note: string): unknown =>
    Object.entries(element ?? {}).find(([key]) => key.startsWith(note))?.[1];
  const content = document.querySelector('main') ?? document.body.firstElementChild;
  const root = noted(document, '__reactContainer') as { stateNode: { current: Fiber } } | undefined;
  if (!root || !noted(content, '__reactFiber')) return false;
  const SUSPENSE = 13;
  const left: (Fiber | null)[] = [root.stateNode.current];
  while (left.length > 0) {
    const part = left.pop();
    if (!part) continue;
    if (part.tag === SUSPENSE && part.memoizedState !== null) return false;
    left.push(part.child, part.sibling);
  }
  // Nothing else is waiting to be done.
  await new Promise((resolve) => requestIdleCallback(resolve));
  return true;
};

const untilHydrated = async (page: Page): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && !(await page.evaluate(isHydrated)))
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
};

/**
 * Playwright's test, but that a page is there once its scripts are: they are fetched when it has been
 * painted, and nobody presses as quickly as a test. `waitUntil: 'commit'` goes without them. A test fails
 * where React throws: the browser has rendered something else than the server did.
 */
export const test = base.extend({
  // What one test has told Chromium is over with it, where the next one has the same window too (reuseContext).
  context: async ({ context }, give) => {
    const sessions = new Set<CDPSession>();
    const open = context.newCDPSession.bind(context);
    context.newCDPSession = async (target) => {
      const session = await open(target);
      sessions.add(session);
      session.on('close', () => sessions.delete(session));
      return session;
    };
    await give(context);
    for (const session of sessions) await session.detach();
  },
  page: async ({ page, javaScriptEnabled }, give) => {
    const goto = page.goto.bind(page);
    if (javaScriptEnabled)
      page.goto = async (url, options) => {
        const answer = await goto(url, options);
        if (options?.waitUntil !== 'commit') await untilHydrated(page);
        return answer;
      };
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (message.includes('React error')) thrown.push(message);
    });
    await give(page);
    expect(thrown).toEqual([]);
  },
});
