import type { SiteBanner } from '#contract/common.ts';
import type { ReactNode } from 'react';
import { ShopLink } from '#web/components/header/shop-link.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { sourcePath } from '#web/lib/source-path.ts';

/** Where a banner of the whole shop leads: its source, else its own link, else nowhere. */
export const BannerLink = ({
  banner,
  className = '',
  children,
}: {
  banner: SiteBanner;
  className?: string;
  children: ReactNode;
}) => {
  const { paths } = useTranslation();
  const link = banner.source ? sourcePath(paths, banner.source) : banner.link;
  if (!link) return <span className={className}>{children}</span>;
  return (
    <ShopLink link={{ link }} className={className}>
      {children}
    </ShopLink>
  );
};
