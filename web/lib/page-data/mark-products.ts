import type { Profile } from '#contract/account.ts';

type Marks = Pick<Profile, 'wished' | 'compared' | 'followed'>;

/** What an element stands for, by the attribute that has its id, and what is marked on such elements. */
const KINDS = [
  { id: 'data-product', names: ['wished', 'compared'] },
  { id: 'data-store', names: ['followed'] },
] as const;

const ANY = KINDS.map(({ id }) => `[${id}]`).join();

let known: Record<keyof Marks, ReadonlySet<string>> | undefined;

const mark = (element: Element): void => {
  for (const { id, names } of KINDS) {
    const value = element.getAttribute(id);
    if (value !== null)
      for (const name of names) element.toggleAttribute(`data-${name}`, known?.[name].has(value));
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
 * Marks each element with `data-product` by `data-wished` and `data-compared`, where the visitor has saved
 * that product, and each with `data-store` by `data-followed`: those of the page, and from now on all that it
 * adds (docs/decisions/042). The elements are drawn by the server for everybody, and React never sets these
 * attributes.
 */
export const markProducts = ({ wished, compared, followed }: Marks): void => {
  if (!known) follow();
  known = { wished: new Set(wished), compared: new Set(compared), followed: new Set(followed) };
  markBelow(document);
};
