import type { ShopEvent } from '#contract/shop/view-counts.ts';

const ADDRESS = '/api/v1/events';
/** What happens within this time is reported together, milliseconds. */
const TOGETHER_MS = 1_000;
/** As many as the call takes at once. */
const MOST = 50;

/** `data-counted="banner:12"`: what it is, and its id. */
const COUNTED = 'data-counted';

const reported = new Set<string>();
const waiting: ShopEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const send = (): void => {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) {
    const body = JSON.stringify({ events: waiting.splice(0, MOST) });
    // Whether it arrives is nobody's concern here: figures may miss some.
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  }
};

/** Reports it, once in each document. */
const report = (element: Element, event: ShopEvent['event']): void => {
  const name = element.getAttribute(COUNTED) ?? '';
  const key = `${name} ${event}`;
  if (reported.has(key)) return;
  reported.add(key);
  const [of = '', id = ''] = name.split(':');
  waiting.push({ of: of as ShopEvent['of'], id, event });
  timer ??= setTimeout(send, TOGETHER_MS);
};

/** The banner of a link or button: around it, or in it where all of the banner is one link. */
const bannerOf = (pressed: Element): Element | null =>
  pressed.closest(`[${COUNTED}]`) ?? pressed.querySelector(`[${COUNTED}]`);

const notePress = ({ target }: Event): void => {
  if (!(target instanceof Element)) return;
  const pressed = target.closest('a[href],button');
  const banner = pressed && bannerOf(pressed);
  // Of a product only its page is counted.
  if (!banner || banner.getAttribute(COUNTED)?.startsWith('product:')) return;
  report(banner, pressed.matches('button') ? 'closed' : 'clicked');
};

/** A dialog is also closed by Escape and by a press beside it; who follows its link has not declined it. */
const noteClose = ({ target }: Event): void => {
  if (!(target instanceof HTMLDialogElement) || !target.hasAttribute(COUNTED)) return;
  if (!reported.has(`${target.getAttribute(COUNTED)} clicked`)) report(target, 'closed');
};

const watch = (): void => {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        report(target, 'seen');
      }
    },
    { threshold: 0.5 },
  );
  const observeBelow = (root: ParentNode): void => {
    for (const element of root.querySelectorAll(`[${COUNTED}]`)) seen.observe(element);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) seen.observe(target);
      for (const added of addedNodes)
        if (added instanceof Element) {
          if (added.hasAttribute(COUNTED)) seen.observe(added);
          observeBelow(added);
        }
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: [COUNTED] });
  observeBelow(document);
};

let isWatching = false;

/**
 * Counts, from now on, what is seen at least by half, closed and clicked of everything with
 * `data-counted`. What is sent names the banner or product and nobody (docs/decisions/046).
 */
export const reportEvents = (): void => {
  if (isWatching) return;
  isWatching = true;
  watch();
  document.addEventListener('click', notePress, { capture: true });
  // It does not bubble.
  document.addEventListener('close', noteClose, { capture: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
};
