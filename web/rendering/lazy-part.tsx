import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { STATIC, UNTOUCHED, useIsServerRendered } from './static-part.tsx';

/** How a part is fetched. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loading: Promise<void>[] = [];

/** On the server: waits until every part is loaded, since a rendering waits for none. */
export const lazyPartsAreLoaded = (): Promise<unknown> => Promise.all(loading);

const onServer = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined;
  const waitFor = async () => {
    Part = (await load()).default;
  };
  loading.push(waitFor());
  return function LazyPart(props: Props) {
    return Part && <Part {...props} />;
  };
};

/** What stands in for a part that a page does well without. */
export const Nothing = (): null => null;

/** What the browser renders: the part, or what stands in for it, and then the console says why. */
const inBrowser = <Props extends object>(
  load: Load<Props>,
  StandIn: ComponentType<Props> | undefined,
): ComponentType<Props> => {
  const loadOr = async () => {
    try {
      return await load();
    } catch (error) {
      if (!StandIn) throw error;
      reportError(error);
      return { default: StandIn };
    }
  };
  return lazy(loadOr) as unknown as ComponentType<Props>;
};

/**
 * A part whose script comes when it is first rendered, inside `<Suspense>`. The server has it from the
 * start: it renders a page in one go, and would leave out what it had to wait for. Where a browser cannot
 * load the script, `StandIn` is rendered; without one the page has failed.
 */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
  StandIn?: ComponentType<NoInfer<Props>>,
): ComponentType<Props> => (import.meta.env.SSR ? onServer(load) : inBrowser(load, StandIn));

/**
 * A static part whose script a page that the server has rendered never fetches: there it stays as it is,
 * whatever its data, and its links are plain links. Only a page that is reached without a new document
 * loads the part and renders it, with `placeholder` in its place until then.
 */
export const lazyStaticPart = <Props extends object>(
  load: Load<Props>,
  placeholder?: ReactNode,
): ComponentType<{ data: Props | undefined }> => {
  const Part = lazyPart(load);
  return function LazyStaticPart({ data }) {
    if (useIsServerRendered()) return <div {...STATIC} {...UNTOUCHED} />;
    const part = data && <Part {...data} />;
    if (import.meta.env.SSR) return <div {...STATIC}>{part}</div>;
    return (
      <div>
        <Suspense fallback={placeholder}>{part}</Suspense>
      </div>
    );
  };
};
