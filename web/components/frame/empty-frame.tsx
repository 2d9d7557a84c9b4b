import type { ReactNode } from 'react';

/** The frame of sign-in and sign-up: nothing that leads away from the form. */
export const EmptyFrame = ({ children }: { children: ReactNode }) => (
  <main id="main">{children}</main>
);
