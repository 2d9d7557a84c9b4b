import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

export type Place = { title: string; to: string };

/** The breadcrumbs of a page: home, the places on the way, and the page itself (no link). */
export const PageBreadcrumbs = ({ places, here }: { places: Place[]; here: string }) => {
  const { t, paths } = useTranslation();
  const links = [{ title: t('layout.home'), to: paths.home() }, ...places].map(({ title, to }) => ({
    key: to,
    node: (
      <Link to={to} className="rounded-sm py-0.5 hover:text-ink hover:underline">
        {title}
      </Link>
    ),
  }));
  const last = {
    key: 'here',
    node: (
      <span aria-current="page" className="text-soft">
        {here}
      </span>
    ),
  };
  return <Breadcrumbs label={t('layout.breadcrumbs')} crumbs={[...links, last]} />;
};
