import type { ReactNode, Ref } from 'react';
import { PagesMenu } from './menu/pages-menu.tsx';

type HeadingProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A way back to the page that this one belongs to, above the title. */
  back?: ReactNode;
  /** What can be done first, beside the title. */
  action?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The title of a page of the account. */
export const AccountHeading = ({ title, lead, back, action, headingRef }: HeadingProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="grid min-w-0 justify-items-start gap-2">
      {back}
      <h1
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="text-2xl font-semibold wrap-anywhere outline-none sm:text-3xl"
      >
        {title}
      </h1>
      {lead && <p className="max-w-prose text-soft">{lead}</p>}
    </div>
    {action}
  </div>
);

type FrameProps = {
  /** The page that is marked in the menu, where the address is not below it. */
  current?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** What all pages of the account stand in: one width, their menu, and the page. */
export const AccountFrame = ({ current, ref, children }: FrameProps) => (
  <div className="shell grid grid-cols-1 gap-6 py-4 md:py-12 lg:grid-cols-[15rem_1fr] lg:gap-8 xl:gap-x-12 print:max-w-none print:p-0">
    <PagesMenu current={current} />
    <div ref={ref} className="grid min-w-0 grid-cols-1 content-start gap-6">
      {children}
    </div>
  </div>
);

type PageProps = HeadingProps & FrameProps;

/** A page of the account with its title. */
export const AccountPage = ({ current, ref, children, ...heading }: PageProps) => (
  <AccountFrame current={current} ref={ref}>
    <AccountHeading {...heading} />
    {children}
  </AccountFrame>
);
