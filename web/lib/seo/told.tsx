import { createContext, useContext } from 'react';
import { createContext as createRequestContext, type LoaderFunctionArgs } from 'react-router';
import { isDocument } from '#web/rendering/document-data.tsx';

/** What the loaders of a document have told search engines (schema.org), as JSON. */
export const toldContext = createRequestContext<readonly string[]>([]);

/** The same for components; empty in the browser, which has no use for it. */
export const ToldContext = createContext<readonly string[]>([]);

/** As JSON, without the sign that could end its element. */
export const toldText = (structured: object): string =>
  JSON.stringify(structured).replaceAll('<', String.raw`\u003c`);

/** Tells search engines, which ask for documents: it is not sent a second time as data. */
export const tell = (args: LoaderFunctionArgs, texts: readonly string[]): void => {
  if (!isDocument(args)) return;
  args.context.set(toldContext, [...args.context.get(toldContext), ...texts]);
};

/** What a page tells, in its head. */
export const Told = () =>
  useContext(ToldContext).map((text) => (
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ));
