import { useState, useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => undefined;

/** React asks `first` where it hydrates what the server has rendered, and `now` everywhere else. */
const rememberHydration = () => {
  let wasHydrated = false;
  return {
    first: () => {
      wasHydrated = !import.meta.env.SSR;
      return wasHydrated;
    },
    // The same answer afterwards: another would render every part again as soon as it is hydrated.
    now: () => wasHydrated,
  };
};

/**
 * Whether this part stands in the document that the server has rendered, so that it may stay as it is
 * (UNTOUCHED). False where the page was reached without a new document, and on the server.
 */
export const useIsServerRendered = (): boolean => {
  const [{ first, now }] = useState(rememberHydration);
  return useSyncExternalStore(neverChanges, now, first);
};

/**
 * Props for an element whose content is not hydrated: React does not touch content given as HTML.
 */
export const UNTOUCHED = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/** Marks what does not change with the page's address; links in it are followed as documents. */
export const STATIC = { 'data-static': '' };

type Props<Data> = {
  as?: 'div' | 'span';
  /**
   * What is shown: a text, or an object that stays the same while it shows the same. Undefined where the
   * browser was not sent what the server has rendered.
   */
  data: Data | undefined;
  className?: string | undefined;
  /** Called only where the part has to be rendered. */
  children: (data: Data) => ReactNode;
};

/**
 * A part without state and handlers, which the browser leaves as the server has rendered it until its
 * data is another. The browser needs neither the data nor the time to render it.
 */
export const StaticPart = <Data,>({
  as: Element = 'div',
  data,
  className,
  children,
}: Props<Data>) => {
  const isServerRendered = useIsServerRendered();
  const [first] = useState(() => data);
  if (data === undefined || (isServerRendered && data === first))
    return <Element key="server" {...STATIC} className={className} {...UNTOUCHED} />;
  return (
    <Element key="made" {...(import.meta.env.SSR && STATIC)} className={className}>
      {children(data)}
    </Element>
  );
};
