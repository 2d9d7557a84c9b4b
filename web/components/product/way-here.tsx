import { memo } from 'react';
import { Trail } from '#web/components/navigation/trail.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { LiveProduct } from './shown-product.ts';

/** The way here: its category and sub-category. */
export const WayHere = memo(
  ({ product: { breadcrumbs, title: here } }: { product: LiveProduct }) => {
    const { paths } = useTranslation();
    const places = breadcrumbs.map(({ slug, title, parent_slug }) => ({
      title,
      to: parent_slug === null ? paths.category(slug) : paths.subCategory(parent_slug, slug),
    }));
    return <Trail places={places} here={here} />;
  },
);
