import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** React Router's key of the page that a document began with. */
const FIRST_KEY = 'default';

/**
 * The heading of a step on the way to an order. Whoever comes from the step before, within one document, begins to
 * read here: the press that led here is gone, and with it the focus.
 */
export const StepHeading = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (key !== FIRST_KEY && (activeElement === null || activeElement === body))
      heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold outline-none">
      {children}
    </h1>
  );
};
