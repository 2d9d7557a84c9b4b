import { LazyLanguages } from '#web/components/languages/lazy-languages.tsx';
import { useCommon, useYear } from '#web/lib/page-data/shop-data.ts';
import { cachedPart } from '#web/rendering/cached-part.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import type { FooterProps } from './footer-content.tsx';

/** A footer whose script cannot be loaded stays empty, below a page that stands. */
const Content = lazyPart(() => import('./footer-content.tsx'), Nothing);

const FooterParts = cachedPart({ name: 'footer', as: 'div' }, ({ hasNewsletter }: FooterProps) => (
  <Content hasNewsletter={hasNewsletter} />
));

/** The end of every page of the shop; the languages in it lead to this very page. */
export const Footer = (props: FooterProps) => (
  <footer className="late-part mt-8 border-t border-line bg-surface [--tall:60rem]">
    <FooterParts {...props} />
    <div className="border-t border-line">
      <div className="shell flex flex-wrap items-center justify-between gap-x-10 gap-y-1 py-4 text-sm text-faint">
        <p>
          © <bdi>{useYear()}</bdi> {useCommon().site_setting.copyright_text}
        </p>
        <LazyLanguages place="footer" />
      </div>
    </div>
  </footer>
);
