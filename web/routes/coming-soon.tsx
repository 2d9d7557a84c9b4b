import type { MetaFunction } from 'react-router';
import { ComingSoon, comingSoonMeta } from '#web/components/content/coming-soon.tsx';
import { comingSoonLoader } from '#web/lib/page-data/coming-soon.server.ts';

export const loader = comingSoonLoader;

export const meta: MetaFunction<typeof loader> = comingSoonMeta;

export default function ComingSoonRoute() {
  return <ComingSoon />;
}
