import { createContext, useContext } from 'react';
import { createContext as createRequestContext, type LoaderFunctionArgs } from 'react-router';
import { isDocument } from '#web/rendering/document-data.tsx';

/** The structured data (schema.org) of a document, as JSON-LD texts of its loaders. */
export const jsonLdContext = createRequestContext<readonly string[]>([]);

/** The same for components; empty in the browser, which has no use for it. */
export const JsonLdContext = createContext<readonly string[]>([]);

/** As JSON, without the sign that could end its element. */
export const jsonLdText = (structured: object): string =>
  JSON.stringify(structured).replaceAll('<', String.raw`\u003c`);

/** Adds JSON-LD to the document. It is not part of the loader data, so it is not sent twice. */
export const provideJsonLd = (args: LoaderFunctionArgs, texts: readonly string[]): void => {
  if (!isDocument(args)) return;
  args.context.set(jsonLdContext, [...args.context.get(jsonLdContext), ...texts]);
};

/** The JSON-LD of a page, for its head. */
export const JsonLd = () =>
  useContext(JsonLdContext).map((text) => (
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ));
