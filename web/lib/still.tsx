import { Suspense, type ComponentType } from 'react';
import { KEPT, useIsKept } from './kept.ts';
import { later, type Load } from './later.tsx';

/** The part with what it shows; the browser has none where the server has drawn the page. */
type Still<Props> = ComponentType<{ data: Props | undefined }>;

/** As the server draws it: whole, with nothing in it that a script would have to show. */
const onServer = <Props extends object>(load: Load<Props>): Still<Props> => {
  const Part = later(load);
  return function Still({ data }) {
    return <div data-drawn="">{data && <Part {...data} />}</div>;
  };
};

const inBrowser = <Props extends object>(load: Load<Props>): Still<Props> => {
  const Part = later(load);
  return function Still({ data }) {
    if (useIsKept()) return <div data-drawn="" {...KEPT} />;
    return (
      <div>
        <Suspense>{data && <Part {...data} />}</Suspense>
      </div>
    );
  };
};

/**
 * A part of a page that is only read: on the page that the server has drawn it stays as it was
 * drawn, its links being plain links, and its script is never fetched. Only a page that is opened
 * later, without a new document, loads and draws it in the browser.
 */
export const still = <Props extends object>(load: Load<Props>): Still<Props> =>
  import.meta.env.SSR ? onServer(load) : inBrowser(load);
