import { useEffect, useState } from 'react';

const THROTTLE_MS = 200;

/** A line on top of the page while the next one is on its way; quick answers never show it. */
export const LoadingBar = ({ loading, label }: { loading: boolean; label: string }) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setShown(true), THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [loading]);
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75">
      {shown && (
        <>
          <span className="sr-only">{label}</span>
          {/* On a ground of its own: what it lies on may be as dark as it is. */}
          <span className="block h-full bg-canvas">
            <span className="block h-full origin-left animate-loading-bar bg-primary rtl:origin-right" />
          </span>
        </>
      )}
    </div>
  );
};
