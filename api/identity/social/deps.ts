import type { IdentityRouteDeps } from '#api/identity/deps.ts';
import type { SocialProviders } from './providers.ts';

/** What the calls of signing in at another provider are given. */
export type SocialDeps = IdentityRouteDeps & { social: SocialProviders };
