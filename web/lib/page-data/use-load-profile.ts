import { useEffect, useRef } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import type { Profile } from '#contract/account/account.ts';
import { fetchProfile, useProfile } from './profile.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** Whether a form is on its way: an action may change the cart or who is signed in. */
const useSubmitting = (): boolean => {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  return [navigation, ...fetchers].some(({ formMethod }) => formMethod && formMethod !== 'GET');
};

/**
 * Asks who is here once the page stands (the header does), after every action, and when the shopper
 * comes back to a page: from another tab, or by `back` to one that the browser has kept.
 */
export const useLoadProfile = (): Partial<Profile> | undefined => {
  const address = useTranslation().paths.profileData();
  const submitting = useSubmitting();
  const wasSubmitting = useRef(false);

  useEffect(() => {
    if (wasSubmitting.current && !submitting) void fetchProfile(address);
    wasSubmitting.current = submitting;
  }, [submitting, address]);

  useEffect(() => {
    void fetchProfile(address);
    const seen = () => {
      if (document.visibilityState === 'visible') void fetchProfile(address);
    };
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void fetchProfile(address);
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', again);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', again);
    };
  }, [address]);
  return useProfile();
};
