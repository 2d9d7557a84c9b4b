import type { ReactNode } from 'react';

/** What replaces a form says so to a screen reader: the focus moves to its heading. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

type Props = {
  title: string;
  lead?: ReactNode;
  /** Whether it stands in the place of a form that was sent. */
  isAnswer?: boolean;
  /** A way back, above the title. */
  back?: ReactNode;
  children?: ReactNode;
};

/** A page with one thing to do or to know. */
export const SmallPage = ({ title, lead, isAnswer = false, back, children }: Props) => (
  <div className="shell-narrow grid justify-items-center py-8 md:py-16">
    <div className="grid w-full max-w-xl gap-6">
      <div className="grid gap-2">
        {back}
        <h1
          ref={isAnswer ? takeFocus : undefined}
          tabIndex={isAnswer ? -1 : undefined}
          className="text-3xl font-semibold wrap-anywhere outline-none"
        >
          {title}
        </h1>
        {lead && <p className="text-soft">{lead}</p>}
      </div>
      {children}
    </div>
  </div>
);
