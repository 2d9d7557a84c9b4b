import { cachedPart } from '#web/rendering/cached-part.tsx';
import { lazyPart } from '#web/rendering/lazy-part.tsx';

/** A menu whose script cannot be loaded has the link to all categories below its empty list. */
const Entries = lazyPart(() =>
  import('#web/components/menu/menu-entries.tsx').catch(() => ({ default: () => null })),
);

/** The entries of the menu. */
export const MenuCategories = cachedPart(
  {
    name: 'menu-categories',
    as: 'ul',
    className:
      'menu-categories grid pb-6 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-9 lg:pb-10 xl:grid-cols-6',
  },
  () => <Entries />,
);
