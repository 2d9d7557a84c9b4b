import { lazy, Suspense, type ComponentType } from 'react';
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

/**
 * A part whose script comes when it is first rendered, inside `<Suspense>`. The server has it from the
 * start: it renders a page in one go, and would leave out what it had to wait for.
 */
export const lazyPart = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  import.meta.env.SSR ? onServer(load) : (lazy(load) as unknown as ComponentType<Props>);

/**
 * A static part whose script a page that the server has rendered never fetches: there it stays as it is,
 * whatever its data, and its links are plain links. Only a page that is reached without a new document
 * loads the part and renders it.
 */
export const lazyStaticPart = <Props extends object>(
  load: Load<Props>,
): ComponentType<{ data: Props | undefined }> => {
  const Part = lazyPart(load);
  return function LazyStaticPart({ data }) {
    if (useIsServerRendered()) return <div {...STATIC} {...UNTOUCHED} />;
    const part = data && <Part {...data} />;
    if (import.meta.env.SSR) return <div {...STATIC}>{part}</div>;
    return (
      <div>
        <Suspense>{part}</Suspense>
      </div>
    );
  };
};
