import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether scripts run: false on the server, and in the browser's first render over what it has drawn. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
