/**
 * Runs in the page, so it stands on its own: what cannot be read in full. A text is cut where it
 * leaves a box that hides what leaves it, the screen, or a control; clamped lines and what can be
 * scrolled to are meant to be so. A text lies on another where their lines meet. Where the text is
 * `large`, names of buttons may take many lines, and examples in fields need not fit.
 */
export const findCutTexts = (large: boolean): string[] => {
  type Line = { left: number; right: number; top: number; bottom: number };
  const found: string[] = [];
  /** What a button or label is called; longer texts beside them explain, in as many lines as it takes. */
  const NAME_LENGTH = 40;
  const screen = document.documentElement.clientWidth;
  const drawn: { text: string; lines: Line[]; layer: Element | null }[] = [];

  const isTiny = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 && height <= 1;
  };
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  /** Where the text is cut; undefined where it is all there, or nobody is meant to see it. */
  const cutBy = (element: Element, box: Line, slack: number): string | undefined => {
    let [across, down] = [true, true];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.webkitLineClamp !== 'none') return undefined;
      const frame = at.getBoundingClientRect();
      if (at !== element || style.display !== 'inline') {
        if (scrolls(style.overflowX)) across = false;
        if (scrolls(style.overflowY)) down = false;
        const wide = box.right > frame.right + 1 || box.left < frame.left - 1;
        if (across && hides(style.overflowX) && wide) return `${at.tagName} hides its end`;
        const high = box.bottom > frame.bottom + slack || box.top < frame.top - slack;
        if (down && hides(style.overflowY) && high) return `${at.tagName} hides its lines`;
      }
      if (style.position === 'fixed' || at.matches(':modal,:popover-open')) break;
    }
    if (across && (box.right > screen + 1 || box.left < -1)) return 'it leaves the screen';
    return undefined;
  };

  /** Whether a box that scrolls, or one that clamps its lines, does not show it all now. */
  const isScrolledAway = (element: Element, box: Line): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (box.left < left - 1 || box.right > right + 1) return true;
      if (box.top < top - 1 || box.bottom > bottom + 1) return true;
    }
    return false;
  };

  /** What floats over the rest: two texts may lie on each other only there. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky') return at;
      if (position === 'absolute' && zIndex !== 'auto') return at;
      if (at.matches('dialog,[popover]')) return at;
    }
    return null;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (!text || !element || element.closest('script,style,noscript,option,svg')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let hidden = false;
    for (let at: Element | null = element; at && !hidden; at = at.parentElement)
      hidden = isTiny(at);
    if (hidden) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length === 0) continue;
    const box = {
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      top: Math.min(...lines.map(({ top }) => top)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    };
    if (box.bottom + scrollY <= 0) continue;
    // Letters of other scripts stand in higher lines than their ink needs.
    const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.4;
    const reason = cutBy(element, box, slack);
    if (reason) found.push(`cut: "${text}" (${reason})`);
    const inner = lines.map(({ left, right, top, bottom }) => {
      const margin = Math.min(slack, (bottom - top) * 0.3);
      return { left: left + 2, right: right - 2, top: top + margin, bottom: bottom - margin };
    });
    if (!isScrolledAway(element, box)) drawn.push({ text, lines: inner, layer: layerOf(element) });

    const tops = new Set(lines.map(({ top }) => Math.round(top / 4)));
    const { borderTopWidth, backgroundColor } = getComputedStyle(element);
    const isPressed =
      element.closest('button,summary,label,legend,[role=tab]') !== null ||
      (element.matches('a:not(:is(h1,h2,h3,h4) *)') &&
        (borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)'));
    if (!large && isPressed && text.length <= NAME_LENGTH && tops.size > 2)
      found.push(`three lines: "${text}"`);
  }

  for (const [at, one] of drawn.entries()) {
    for (const other of drawn.slice(at + 1)) {
      if (one.layer !== other.layer) continue;
      const meet = one.lines.some((a) =>
        other.lines.some(
          (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
      );
      if (meet) found.push(`on each other: "${one.text}" and "${other.text}"`);
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  /** What a control shows of its own accord. A narrow choice shows itself in full when it opens. */
  const shownIn = (control: HTMLInputElement | HTMLSelectElement): string => {
    if (control instanceof HTMLInputElement) return control.value ? '' : control.placeholder;
    return screen < 360 ? '' : (control.selectedOptions[0]?.textContent?.trim() ?? '');
  };
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[placeholder],select',
  )) {
    if (large || !pen || !control.checkVisibility() || isTiny(control)) continue;
    const style = getComputedStyle(control);
    const [start, end] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat);
    const text = shownIn(control);
    pen.font = style.font;
    const room = control.clientWidth - (start ?? 0) - (end ?? 0);
    if (pen.measureText(text).width > room + 1) found.push(`cut: "${text}" (its field)`);
  }

  const wider = document.documentElement.scrollWidth - screen;
  if (wider > 0) found.push(`the page is ${wider} pixels wider than the screen`);
  return found;
};
