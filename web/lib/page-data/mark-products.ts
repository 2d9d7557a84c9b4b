import type { Profile } from '#contract/account/account.ts';

type Marks = Pick<Profile, 'wished' | 'compared' | 'followed'>;

/**
 * What an element stands for, by the attribute that has its id, and what is set on it, by the name of the
 * button that turns it over.
 */
const KINDS = [
  { id: 'data-product', marks: { wish: 'wished', compare: 'compared' } },
  { id: 'data-store', marks: { follow: 'followed' } },
] as const;

const MARKS: Readonly<Record<string, keyof Marks>> = Object.assign(
  {},
  ...KINDS.map(({ marks }) => marks),
);
const ANY = KINDS.map(({ id }) => `[${id}]`).join();

let known: Record<keyof Marks, ReadonlySet<string>> | undefined;
/** What was pressed and is not yet answered, by the button's name and the product. */
const ahead = new Map<string, boolean>();

/** Whether the product is marked by the button of that name, pressed ones included. */
export const markOf = (name: string, id: string): boolean => {
  const mark = MARKS[name];
  return ahead.get(`${name} ${id}`) ?? (mark !== undefined && known?.[mark].has(id)) ?? false;
};

const mark = (element: Element): void => {
  for (const { id, marks } of KINDS) {
    const value = element.getAttribute(id);
    if (value === null) continue;
    for (const [name, attribute] of Object.entries(marks)) {
      const isMarked = markOf(name, value);
      element.toggleAttribute(`data-${attribute}`, isMarked);
      element.querySelector(`[name=${name}]`)?.setAttribute('aria-pressed', String(isMarked));
    }
  }
};

const markBelow = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(ANY)) mark(element);
};

const follow = (): void => {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) mark(target);
      for (const added of addedNodes)
        if (added instanceof Element) {
          mark(added);
          markBelow(added);
        }
    }
  });
  const attributeFilter = KINDS.map(({ id }) => id);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
};

/**
 * Marks each element with `data-product` by `data-wished` and `data-compared`, and the buttons in it by
 * `aria-pressed`, where the visitor has saved that product, and each with `data-store` by `data-followed`:
 * those of the page, and from now on all that it adds (docs/decisions/042). The elements are drawn by the server for everybody, and React never sets these
 * attributes.
 */
export const markProducts = ({ wished, compared, followed }: Marks): void => {
  if (!known) follow();
  known = { wished: new Set(wished), compared: new Set(compared), followed: new Set(followed) };
  markBelow(document);
};

/** Marks a product as `on` says until the shop has answered; without it as the shop last said. */
export const markAhead = (name: string, id: string, on?: boolean): void => {
  if (on === undefined) ahead.delete(`${name} ${id}`);
  else ahead.set(`${name} ${id}`, on);
  if (!known) markProducts({ wished: [], compared: [], followed: [] });
  else markBelow(document);
};
