import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** In the address of a page of payment: what was chosen on the page before is begun without another press. */
export const BEGIN_PAYING = 'begin';

/** Whether this page begins what was chosen on the page before. */
export const useIsBeginning = (): boolean => useSearchParams()[0].has(BEGIN_PAYING);

/**
 * Submits a form where the address asks for it, once: whoever comes back to the page finds it without that, and
 * may choose something else.
 */
export const useBeginPaying = () => {
  const form = useRef<HTMLFormElement>(null);
  const begins = useIsBeginning();
  useEffect(() => {
    if (!begins) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(BEGIN_PAYING);
    window.history.replaceState(window.history.state, '', address);
    form.current?.submit();
  }, [begins]);
  return { form, begins };
};
