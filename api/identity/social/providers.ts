import type { SocialProviderName } from '#contract/account/social-login.ts';
import { createFacebook, type FacebookSettings } from './facebook.ts';
import { createGoogle, type GoogleSettings } from './google.ts';
import type { SocialProvider } from './provider.ts';

/** The providers that the operator has set up. */
export type SocialSettings = {
  google?: GoogleSettings | undefined;
  facebook?: FacebookSettings | undefined;
};

/** Providers by their names, in the order in which they are offered. */
export type SocialProviders = ReadonlyMap<SocialProviderName, SocialProvider>;

export const createProviders = ({ google, facebook }: SocialSettings): SocialProviders => {
  const providers = [
    ...(google ? [createGoogle(google)] : []),
    ...(facebook ? [createFacebook(facebook)] : []),
  ];
  return new Map(providers.map((provider) => [provider.name, provider]));
};
