import { Link } from '#web/lib/paths/link.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useWhoLinks } from './who-links.ts';

/** The profile or the ways in; until it is known which, room for the ways in. */
export const WhoLinks = () => {
  const { isKnown, links, visitorLinks } = useWhoLinks();
  return (
    <div className={cx('hidden gap-4 2xl:flex', !isKnown && 'invisible')}>
      {(isKnown ? links : visitorLinks).map(({ to, text }) => (
        <Link key={to} to={to} className="small-link">
          <bdi className="max-w-40 truncate">{text}</bdi>
        </Link>
      ))}
    </div>
  );
};
