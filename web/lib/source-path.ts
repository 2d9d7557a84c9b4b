import type { Source } from '#contract/source.ts';
import type { Paths } from './paths.ts';

/**
 * Where a banner, slide or block leads (decisions: source types 1 to 6). Null = no link. The
 * address of type 6 comes from the shop's owner: draw it with ShopLink, which checks its scheme.
 */
export const sourcePath = (paths: Paths, source: Source): string | null => {
  const { id, slug, parent_slug, url } = source;
  switch (source.source_type) {
    case 1:
      return paths.category(slug);
    case 2:
      return parent_slug === null ? null : paths.subCategory(parent_slug, slug);
    case 3:
      return paths.products(slug, { tag: id });
    case 4:
      return paths.brand({ slug, id });
    case 5:
      // Several products are a list of their own; a single one comes with its page's address.
      return url ?? paths.products(slug, { home_spm: id });
    case 6:
      return url;
  }
};
