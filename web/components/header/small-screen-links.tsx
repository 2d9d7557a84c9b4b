import { LazyLanguages } from '#web/components/languages/lazy-languages.tsx';
import { MenuSupport } from './lazy-fixed-links.tsx';

/** In the menu of small screens: what wide ones have in the line above the header. */
export const SmallScreenLinks = () => (
  <div className="grid gap-6 border-t border-line pt-6 lg:mb-6 lg:grid-cols-4 xl:hidden">
    <LazyLanguages place="menu" />
    <MenuSupport />
  </div>
);
