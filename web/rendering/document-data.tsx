import { createContext, useContext } from 'react';
import { createContext as createRequestContext, type LoaderFunctionArgs } from 'react-router';
import { isScripted } from '#web/lib/page-data/personal-page.ts';
import { pack, unpack } from './packed-data.ts';

/** What the loader of a document keeps for the server's own rendering. */
export const documentDataContext = createRequestContext<object | null>(null);

/** The same for components; empty in the browser. */
export const DocumentDataContext = createContext<object | null>(null);

/** Whether a document is made, and not data for one that is open. */
export const isDocument = ({ request }: Pick<LoaderFunctionArgs, 'request'>): boolean =>
  !isScripted(request);

/**
 * For data that only static parts show. A document is rendered from it by the server, and the browser,
 * which leaves those parts as they are, is not sent it (undefined). A page that is reached without a new
 * document gets it as data, packed.
 */
export const documentData = (args: LoaderFunctionArgs, data: object): string | undefined => {
  if (!isDocument(args)) return pack(data);
  args.context.set(documentDataContext, data);
  return undefined;
};

/** What the loader has sent, or on the server what it has kept for the document. */
export const useDocumentData = <Data extends object>(
  sent: string | undefined,
): Data | undefined => {
  const own = useContext(DocumentDataContext) as Data | null;
  return sent === undefined ? (own ?? undefined) : unpack<Data>(sent);
};
