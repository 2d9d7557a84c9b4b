import { createContext, useContext, type ReactNode } from 'react';
import { createContext as createRequestContext, type LoaderFunctionArgs } from 'react-router';
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
  data: Data | undefined;
  className?: string;
  children: (data: Data) => ReactNode;
};

/** A part of such a page: without its data it stays as the server has drawn it. */
export const ServerDrawn = <Data extends object>({ data, className, children }: Props<Data>) => {
  if (data === undefined) return <div key="drawn" data-drawn="" {...KEPT} className={className} />;
  return (
    <div key="made" data-drawn={import.meta.env.SSR ? '' : undefined} className={className}>
      {children(data)}
    </div>
  );
};
