import { Suspense, type ComponentType } from 'react';
import { useDrawnPart } from './drawing.tsx';
import { KEPT, useIsKept } from './kept.ts';
import { later, type Load } from './later.tsx';

/** The part with what it shows; the browser has none where the server has drawn the page. */
type Still<Props> = ComponentType<{ data: Props | undefined }>;
/**
 * How the server draws a part once: by its name, for each of the objects that it shows; null where
 * a page draws it for itself.
 */
type Once<Props> = { name: string; of: (data: Props) => object | null };

/** As the server draws it: whole, with nothing in it that a script would have to show. */
const onServer = <Props extends object>(load: Load<Props>, once?: Once<Props>): Still<Props> => {
  const Part = later(load);
  return function Still({ data }) {
    const draw = useDrawnPart();
    const part = data && <Part {...data} />;
    const of = data && once?.of(data);
    if (!draw || !once || !of) return <div data-drawn="">{part}</div>;
    const html = draw(() => ({ of, part: once.name }), part);
    return <div data-drawn="" dangerouslySetInnerHTML={{ __html: html }} />;
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
 * later, without a new document, loads and draws it in the browser. With `once`, the server draws it
 * once for the same object; then it may use nothing of the page around it but `useTranslation`,
 * `useCommon` and `useYear`.
 */
export const still = <Props extends object>(load: Load<Props>, once?: Once<Props>): Still<Props> =>
  import.meta.env.SSR ? onServer(load, once) : inBrowser(load);
