import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { useKeepWayOn } from './way-on.ts';

/** Leads to another page of signing in, and on from there to where this one would. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => {
  const keepWayOn = useKeepWayOn();
  return (
    <Link
      to={keepWayOn(to)}
      className="inline-block py-1 text-sm font-medium text-primary hover:underline"
    >
      {children}
    </Link>
  );
};
