import type { Source } from '#contract/source.ts';
import type { ReactNode } from 'react';
import { sourcePath } from '#web/lib/paths/source-path.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ShopLink } from './shop-link.tsx';

type Props = {
  source: Source | null;
  /** Where it leads without a source. */
  fallback?: string | null;
  className?: string;
  children: ReactNode;
};

/** Where a banner or a slide leads; where that is nowhere, what it shows without a link. */
export const SourceLink = ({ source, fallback = null, className = '', children }: Props) => {
  const { paths } = useTranslation();
  const link = source ? sourcePath(paths, source) : fallback;
  if (!link) return <div className={className}>{children}</div>;
  return (
    <ShopLink link={{ link }} className={className}>
      {children}
    </ShopLink>
  );
};
