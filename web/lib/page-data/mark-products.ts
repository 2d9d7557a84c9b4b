import type { Profile } from '#contract/account.ts';

type Marks = Pick<Profile, 'wished' | 'compared'>;

const PRODUCT = 'data-product';

/** What is set on an element, by the name of the button that turns it over. */
const MARKS = { wish: 'wished', compare: 'compared' } as const;
type ButtonName = keyof typeof MARKS;
const BUTTONS = Object.keys(MARKS) as ButtonName[];

const isButtonName = (name: string): name is ButtonName => Object.hasOwn(MARKS, name);

let known: Record<keyof Marks, ReadonlySet<string>> | undefined;
/** What was pressed and is not yet answered, by the button's name and the product. */
const ahead = new Map<string, boolean>();

/** Whether the product is marked by the button of that name, pressed ones included. */
export const markOf = (name: string, id: string): boolean =>
  ahead.get(`${name} ${id}`) ?? (isButtonName(name) && known?.[MARKS[name]].has(id)) ?? false;

const mark = (element: Element): void => {
  const id = element.getAttribute(PRODUCT) ?? '';
  for (const name of BUTTONS) {
    const isMarked = markOf(name, id);
    element.toggleAttribute(`data-${MARKS[name]}`, isMarked);
    element.querySelector(`[name=${name}]`)?.setAttribute('aria-pressed', String(isMarked));
  }
};

const markBelow = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(`[${PRODUCT}]`)) mark(element);
};

const follow = (): void => {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) mark(target);
      for (const added of addedNodes)
        if (added instanceof Element) {
          if (added.hasAttribute(PRODUCT)) mark(added);
          markBelow(added);
        }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: [PRODUCT] });
};

/**
 * Marks each element with `data-product` by `data-wished` and `data-compared`, and the buttons in it by
 * `aria-pressed`, where the visitor has saved that product: those of the page, and from now on all that it
 * adds (docs/decisions/042). The elements are drawn by the server for everybody, and React never sets these
 * attributes.
 */
export const markProducts = ({ wished, compared }: Marks): void => {
  if (!known) follow();
  known = { wished: new Set(wished), compared: new Set(compared) };
  markBelow(document);
};

/** Marks a product as `on` says until the shop has answered; without it as the shop last said. */
export const markAhead = (name: string, id: string, on?: boolean): void => {
  if (on === undefined) ahead.delete(`${name} ${id}`);
  else ahead.set(`${name} ${id}`, on);
  if (!known) markProducts({ wished: [], compared: [] });
  else markBelow(document);
};
