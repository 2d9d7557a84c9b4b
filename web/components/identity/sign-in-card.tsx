import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The other ways, below what is asked for. */
  below?: ReactNode;
};

/** One step of signing in: what is asked for, and nothing beside it. */
export const SignInCard = ({ title, lead, children, below }: Props) => (
  <div className="mx-auto grid w-full max-w-md gap-6 px-4 pb-8">
    <section className="grid content-start gap-6 rounded-lg border border-line bg-raised p-5 shadow-low sm:p-8">
      <div className="grid gap-2">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {lead && <p className="text-soft">{lead}</p>}
      </div>
      {children}
      {below && <div className="grid gap-2 text-center text-sm text-soft">{below}</div>}
    </section>
  </div>
);
