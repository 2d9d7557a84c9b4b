import { useState, type ReactNode } from 'react';
import { KEPT, useIsKept } from './kept.ts';

type Props = {
  as: 'div' | 'span';
  /** What is told: the part is drawn anew once this changes. */
  of: string;
  className?: string;
  /** Called where it has to be drawn. */
  children: () => ReactNode;
};

/**
 * A part without state and handlers that stays as the server has drawn it while it tells the same. It
 * spares the browser what is slow to write: its first date or country takes a phone 80 ms.
 */
export const KeptPart = ({ as: Element, of, className, children }: Props) => {
  const [first] = useState(of);
  if (useIsKept() && of === first) return <Element key="kept" className={className} {...KEPT} />;
  return (
    <Element key="made" className={className}>
      {children()}
    </Element>
  );
};
