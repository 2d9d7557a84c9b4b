import { cachedPart } from '#web/rendering/cached-part.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import type { Place } from '#web/components/menu/fixed-links.tsx';

/**
 * A page from the server has these links in its HTML. One that is opened in the browser renders them by this script;
 * where it cannot be loaded, the header is without them.
 */
const Links = lazyPart(() => import('#web/components/menu/fixed-links.tsx'), Nothing);

const linksAt = (place: Place, className?: string) =>
  cachedPart({ name: place, as: 'div', className }, () => <Links place={place} />);

/** What opens the menu, and the shop's logo. Only a page that has failed renders it anew. */
export const HeaderStart = linksAt('header-start');

/** The owner's first links, at the start of the line above the header. */
export const BarStart = linksAt('bar-start', 'flex flex-wrap items-center gap-x-4');

/** What stands at its end, but for the languages: mail, helpline and the owner's other links. */
export const BarEnd = linksAt('bar-end', 'contents');

/** The first categories, of which narrow screens have the others a scroll away. */
export const Departments = linksAt(
  'departments',
  'shell flex min-h-11 items-center justify-between gap-x-6 overflow-x-auto text-sm [scrollbar-width:none]',
);

/** What is one's own and all of the owner's links, above the categories of a small screen's menu. */
export const MenuStart = linksAt('menu-start', 'lg:mb-6 xl:hidden');

export const MenuSupport = linksAt('menu-support');

/** The way to the wishlist, where the header has room for it. */
export const WishlistLink = linksAt('wishlist', 'max-lg:hidden');
