import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardReloads } from './lib/browser/stale-chunks.ts';

guardReloads();

const takeOver = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

// Not in the same breath in which the libraries have been read: a press comes between.
setTimeout(takeOver);
