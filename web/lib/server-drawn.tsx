import { createContext, useContext, type ReactNode } from 'react';
import { createContext as createRequestContext, type LoaderFunctionArgs } from 'react-router';
import { useDrawnPart } from './drawing.tsx';
import { KEPT } from './kept.ts';
import { pack, unpack } from './packed.ts';
import { isScripted } from './personal-page.ts';

/** What the loader of a document has given to the server's own rendering. */
export const drawnDataContext = createRequestContext<object | null>(null);

/** The same for components; empty in the browser. */
export const ServerDrawnContext = createContext<object | null>(null);

/** Whether a document is made, and not data for one that is open. */
export const isDocument = ({ request }: Pick<LoaderFunctionArgs, 'request'>): boolean =>
  !isScripted(request);

/**
 * For data that a page only shows. A document is drawn from it by the server, and the browser, which
 * keeps what was drawn, is not sent it (undefined). A page that is reached without a new document
 * gets it as data, packed.
 */
export const drawnByServer = (args: LoaderFunctionArgs, data: object): string | undefined => {
  if (!isDocument(args)) return pack(data);
  args.context.set(drawnDataContext, data);
  return undefined;
};

/** What the loader has sent, or on the server what it has kept back. */
export const useServerDrawn = <Data extends object>(sent: string | undefined): Data | undefined => {
  const kept = useContext(ServerDrawnContext) as Data | null;
  return sent === undefined ? (kept ?? undefined) : unpack<Data>(sent);
};

type Props<Data> = {
  /** What tells this part from others of the same data; a part without one is drawn for each page. */
  name?: string;
  data: Data | undefined;
  className?: string;
  children: (data: Data) => ReactNode;
};

/**
 * A part of such a page: without its data it stays as the server has drawn it. By its name, the server
 * draws it once for the same data; then it may use nothing of the page around it but
 * `useTranslation`, `useCommon` and `useYear`.
 */
export const ServerDrawn = <Data extends object>({
  name,
  data,
  className,
  children,
}: Props<Data>) => {
  const draw = useDrawnPart();
  if (data === undefined) return <div key="drawn" data-drawn="" {...KEPT} className={className} />;
  if (draw && name !== undefined) {
    const html = draw(() => ({ of: data, part: name }), children(data));
    return <div data-drawn="" dangerouslySetInnerHTML={{ __html: html }} className={className} />;
  }
  return (
    <div key="made" data-drawn={import.meta.env.SSR ? '' : undefined} className={className}>
      {children(data)}
    </div>
  );
};
