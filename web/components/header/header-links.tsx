import { Link } from '#web/lib/paths/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
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
