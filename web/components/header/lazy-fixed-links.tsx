import { cachedPart } from '#web/rendering/cached-part.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';

/**
 * A page from the server has these links in its HTML. One that is opened in the browser renders them by this script;
 * where it cannot be loaded, the header is without them.
 */
const Links = lazyPart(() => import('#web/components/menu/fixed-links.tsx'), Nothing);

/** The owner's first links: at the start of the line above the header, and above the categories of a small screen's menu. */
export const BarStart = cachedPart(
  { name: 'bar-start', as: 'div', className: 'flex flex-wrap items-center gap-x-4' },
  () => <Links place="bar-start" />,
);

/** What stands at its end, but for the languages: mail, helpline and the owner's other links. */
export const BarEnd = cachedPart({ name: 'bar-end', as: 'div', className: 'contents' }, () => (
  <Links place="bar-end" />
));

/** The owner's other links in the menu of small screens, one below the other. */
export const MenuLinks = cachedPart({ name: 'menu-links', as: 'div', className: 'grid' }, () => (
  <Links place="menu" />
));

export const MenuSupport = cachedPart(
  {
    name: 'menu-support',
    as: 'div',
    className: 'grid justify-items-start text-sm text-soft',
  },
  () => <Links place="menu-support" />,
);
