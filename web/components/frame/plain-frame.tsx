import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { findPage } from '#web/lib/paths/page-kind.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { EmptyFrame } from './empty-frame.tsx';

/** The frame of a page from which nothing should lead away: signing in, or ordering and paying. */
export default function PlainFrame({ children }: { children: ReactNode }) {
  const id = useMatches().at(-1)?.id;
  return findPage(id)?.frame === 'checkout' ? (
    <CheckoutFrame hasCart={id === 'shipping' || id === 'checkout'}>{children}</CheckoutFrame>
  ) : (
    <EmptyFrame>{children}</EmptyFrame>
  );
}
