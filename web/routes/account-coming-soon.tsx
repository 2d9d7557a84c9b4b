import type { MetaFunction } from 'react-router';
import { ComingSoon } from '#web/components/content/coming-soon.tsx';
import { comingSoonMeta } from '#web/lib/seo/coming-soon-meta.ts';
import { comingSoonLoader } from '#web/lib/coming-soon.server.ts';
import { guard } from '#web/lib/visit/guard.server.ts';

export const middleware = [guard('logged-in')];

export const loader = comingSoonLoader;

export const meta: MetaFunction<typeof loader> = comingSoonMeta;

export default function AccountComingSoonRoute() {
  return <ComingSoon />;
}
