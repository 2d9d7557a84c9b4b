import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const KEY = 'chunkReloadedAt';
const GUARD_MS = 60_000;

declare global {
  interface Window {
    /** Asked by React Router before it reloads for a script that is gone (rendering/router/module-swaps.ts). */
    mayReload: () => boolean;
  }
}

const mayReload = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Where nothing is kept, nothing would end a loop of reloads.
    return false;
  }
};

/**
 * After a new version of the shop is put online, a page that is still open asks for scripts that are
 * gone. Reloading gets the new ones; at most once per 60 seconds, so that a real fault cannot loop.
 */
window.mayReload = mayReload;

const takeOver = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

// In a task of its own after the libraries have been evaluated, so that input can be handled in
// between.
setTimeout(takeOver);
