import { Link } from '#web/lib/paths/link.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { cachedPart } from '#web/rendering/cached-part.tsx';
import { cx } from '#web/ui/class-names.ts';
import { OwnerLinks } from './owner-links.tsx';
import { PrescriptionLink, SupportLinks } from './support-links.tsx';
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

/** What stands first in the line above the header: mail, helpline and the owner's links. */
export const UtilityStart = cachedPart(
  { name: 'utility-start', as: 'div', className: 'flex flex-wrap items-center gap-x-4' },
  () => (
    <>
      <SupportLinks />
      <OwnerLinks links={useCommon().header_links.left} className="small-link" />
    </>
  ),
);

/** What stands at its end, but for who is there and the languages. */
export const UtilityEnd = cachedPart(
  { name: 'utility-end', as: 'div', className: 'contents' },
  () => (
    <>
      <OwnerLinks links={useCommon().header_links.right} className="small-link" />
      <PrescriptionLink className="small-link font-semibold text-primary ltr:tracking-wide [&:is(:lang(en),:lang(fr),:lang(tr))]:uppercase [&:is(:lang(en),:lang(fr),:lang(tr))]:text-xs" />
    </>
  ),
);
