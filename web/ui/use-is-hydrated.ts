import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the page is hydrated: false on the server and in the browser's first render. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
