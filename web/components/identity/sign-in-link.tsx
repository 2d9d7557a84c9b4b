import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { useKeepSignInQuery } from './sign-in-query.ts';

/** Leads to another page of signing in, and on from there to where this one would. */
export const SignInLink = ({ to, children }: { to: string; children: ReactNode }) => {
  const keepQuery = useKeepSignInQuery();
  return (
    <Link
      to={keepQuery(to)}
      className="inline-block py-1 text-sm font-medium text-primary hover:underline"
    >
      {children}
    </Link>
  );
};
