import { LazyLanguages } from '#web/components/languages/lazy-languages.tsx';
import { MenuSupport } from './lazy-fixed-links.tsx';

/** In the menu of small screens: what wide ones have in the line above the header. */
export const SmallScreenLinks = () => (
  <div className="lg:mb-6 lg:flex lg:flex-wrap lg:gap-x-10 xl:hidden">
    <LazyLanguages place="menu" />
    <MenuSupport />
  </div>
);
