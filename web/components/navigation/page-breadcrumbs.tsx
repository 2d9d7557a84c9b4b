import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

export type Place = { title: string; to: string };

/**
 * The breadcrumbs of a page: home, the places on the way, and the page itself (no link), which small screens leave
 * to its heading where there are places on the way.
 */
export const PageBreadcrumbs = ({ places, here }: { places: Place[]; here: string }) => {
  const { t, paths } = useTranslation();
  const isDeep = places.length > 0;
  return (
    <nav aria-label={t('layout.breadcrumbs')} className="py-4 text-sm text-faint">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {[{ title: t('layout.home'), to: paths.home() }, ...places].map(({ title, to }) => (
          <li
            key={to}
            className={cx(
              'flex items-center gap-1.5',
              isDeep && 'max-sm:nth-last-2:[&>svg]:hidden',
            )}
          >
            <Link to={to} className="rounded-sm py-0.5 hover:text-ink hover:underline">
              {title}
            </Link>
            <Icon name="chevron-right" mirrored className="size-3.5 shrink-0" />
          </li>
        ))}
        <li className={isDeep ? 'max-sm:sr-only' : undefined}>
          <span aria-current="page" className="text-soft">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
};
