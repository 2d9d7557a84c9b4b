import type { Profile } from '#contract/account.ts';

type Marks = Pick<Profile, 'wished' | 'compared'>;

const PRODUCT = 'data-product';
const NAMES = ['wished', 'compared'] as const;

let known: Record<(typeof NAMES)[number], ReadonlySet<string>> | undefined;

const mark = (element: Element): void => {
  const id = element.getAttribute(PRODUCT) ?? '';
  for (const name of NAMES) element.toggleAttribute(`data-${name}`, known?.[name].has(id));
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
 * Marks each element with `data-product` by `data-wished` and `data-compared`, where the visitor has saved
 * that product: those of the page, and from now on all that it adds (docs/decisions/042). The elements are
 * drawn by the server for everybody, and React never sets these attributes.
 */
export const markProducts = ({ wished, compared }: Marks): void => {
  if (!known) follow();
  known = { wished: new Set(wished), compared: new Set(compared) };
  markBelow(document);
};
