import { memo } from 'react';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { HydratedProduct } from './shown-product.ts';

/** The breadcrumbs of a product: its category and sub-category. */
export const ProductBreadcrumbs = memo(
  ({ product: { breadcrumbs, title: here } }: { product: HydratedProduct }) => {
    const { paths } = useTranslation();
    const places = breadcrumbs.map(({ slug, title, parent_slug }) => ({
      title,
      to: parent_slug === null ? paths.category(slug) : paths.subCategory(parent_slug, slug),
    }));
    return <PageBreadcrumbs places={places} here={here} />;
  },
);
