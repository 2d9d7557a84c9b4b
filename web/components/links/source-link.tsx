import type { ReactNode } from 'react';
import { SOURCE_TYPE } from '#contract/codes.ts';
import type { Source } from '#contract/link-target.ts';
import type { Paths } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ShopLink } from './shop-link.tsx';

/**
 * Where a banner, slide or block leads; null: nowhere. The address of a `url` comes from the shop's
 * owner: draw it with ShopLink, which checks its scheme.
 */
export const sourcePath = (paths: Paths, source: Source): string | null => {
  const { id, slug, parent_slug, url } = source;
  switch (source.source_type) {
    case SOURCE_TYPE.category:
      return paths.category(slug);
    case SOURCE_TYPE.subCategory:
      return parent_slug === null ? null : paths.subCategory(parent_slug, slug);
    case SOURCE_TYPE.tag:
      return paths.products(slug, { tag: id });
    case SOURCE_TYPE.brand:
      return paths.brand({ slug, id });
    case SOURCE_TYPE.products:
      // Several products are a list of their own; a single one comes with its page's address.
      return url ?? paths.products(slug, { home_spm: id });
    case SOURCE_TYPE.url:
      return url;
  }
};

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
