import { lazy, type ComponentType } from 'react';

/** How a part is fetched. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loading: Promise<void>[] = [];

/** On the server: waits until every part is there, since a rendering waits for none. */
export const partsAreHere = (): Promise<unknown> => Promise.all(loading);

const onServer = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined;
  const waitFor = async () => {
    Part = (await load()).default;
  };
  loading.push(waitFor());
  return function Later(props: Props) {
    return Part && <Part {...props} />;
  };
};

/**
 * A part whose script comes when it is first drawn, inside `<Suspense>`. The server has it from the
 * start: it renders a page in one go, and would leave out what it had to wait for.
 */
export const later = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  import.meta.env.SSR ? onServer(load) : (lazy(load) as unknown as ComponentType<Props>);
