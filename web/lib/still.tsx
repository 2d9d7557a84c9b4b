import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loading: Promise<void>[] = [];

/** On the server: waits until every part is there, since a rendering waits for none. */
export const partsAreHere = (): Promise<unknown> => Promise.all(loading);

/** As the server draws it: with the whole part, and nothing that a script would have to show. */
const onServer = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined;
  const waitFor = async () => {
    Part = (await load()).default;
  };
  loading.push(waitFor());
  return function Still(props: Props) {
    return <div data-drawn="">{Part && <Part {...props} />}</div>;
  };
};

const neverChanges = () => () => undefined;

/** Whether this is the first render over what the server has drawn. */
const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

const inBrowser = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  return function Still(props: Props) {
    const isDrawn = useIsDrawn();
    const [keep] = useState(isDrawn);
    // React leaves alone what stands inside an element whose HTML is given.
    if (keep)
      return (
        <div data-drawn="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      );
    return (
      <div>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
};

/**
 * A part of a page that is only read: on the page that the server has drawn it stays as it was
 * drawn, its links being plain links, and its script is never fetched. Only a page that is opened
 * later, without a new document, loads and draws it in the browser.
 */
export const still = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  import.meta.env.SSR ? onServer(load) : inBrowser(load);
