import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';

const neverChanges = () => () => undefined;

/** Whether this is the first render over what the server has drawn. */
const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.SSR,
  );

/**
 * A part of a page that is only read: on the page that the server has drawn it stays as it was
 * drawn, its links being plain links, and its script is never fetched. Only a page that is opened
 * later, without a new document, loads and draws it in the browser.
 */
export const still = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  return function Still(props: Props) {
    const isDrawn = useIsDrawn();
    const [keep] = useState(isDrawn);
    // React leaves alone what stands inside an element whose HTML is given.
    if (keep)
      return (
        <div data-drawn="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      );
    const part = <Part {...props} />;
    // React sends a large boundary hidden, for a script to show; so the server makes none.
    return (
      <div data-drawn={import.meta.env.SSR ? '' : undefined}>
        {import.meta.env.SSR ? part : <Suspense>{part}</Suspense>}
      </div>
    );
  };
};
