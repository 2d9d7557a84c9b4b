import type { MetaFunction } from 'react-router';
import { ComingSoon } from '#web/components/content/coming-soon.tsx';
import { comingSoonMeta } from '#web/lib/coming-soon-meta.ts';
import { comingSoonLoader } from '#web/lib/coming-soon.ts';
import { guard } from '#web/lib/guard.ts';
import type { Handle } from './shop-layout.tsx';

export const middleware = [guard('non-logged-in')];

export const handle: Handle = { frame: 'empty' };

export const loader = comingSoonLoader;

export const meta: MetaFunction<typeof loader> = comingSoonMeta;

export default function SignInComingSoonRoute() {
  return <ComingSoon />;
}
