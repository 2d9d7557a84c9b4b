import type { ReactNode } from 'react';
import type { Link } from '#contract/shop/common.ts';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { OtherPages } from './other-pages.tsx';

type Props = {
  title: string;
  /** Its address without the language. */
  here: string;
  services: readonly Link[];
  about: readonly Link[];
  /** What stands beside it, below it where there is no room. */
  aside: ReactNode;
  children: ReactNode;
};

/** A page of help: where it is, the other ones, and what it says. */
export const InfoPage = ({ title, here, services, about, aside, children }: Props) => (
  <div className="shell pb-16">
    <PageBreadcrumbs places={[]} here={title} />
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_18rem]">
      <OtherPages services={services} about={about} here={here} />
      {children}
      <div className="lg:col-start-2 xl:col-start-3">{aside}</div>
    </div>
  </div>
);
