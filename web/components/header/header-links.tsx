import { Link } from '#web/lib/paths/link.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cachedPart } from '#web/rendering/cached-part.tsx';
import { OwnerLinks } from './owner-links.tsx';
import { PrescriptionLink } from './support-links.tsx';
import { useWhoLinks } from './who-links.ts';

/** The profile or the ways in, as buttons. */
export const SignInLinks = () => (
  <div className="grid auto-cols-fr grid-flow-col gap-3 lg:hidden">
    {useWhoLinks().links.map(({ to, text }, at) => (
      <Link
        key={to}
        to={to}
        className={buttonClass({ size: 'sm', variant: at === 0 ? 'primary' : 'secondary' })}
      >
        <bdi>{text}</bdi>
      </Link>
    ))}
  </div>
);

/** The owner's links, one below the other. */
export const HeaderLinks = cachedPart(
  { name: 'header-links', as: 'div', className: 'grid' },
  () => {
    const { left, right } = useCommon().header_links;
    return (
      <>
        <OwnerLinks links={[...left, ...right]} className="py-2" />
        <PrescriptionLink className="flex items-center gap-2 py-2 font-medium text-primary" />
      </>
    );
  },
);
