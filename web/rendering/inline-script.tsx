import { createContext, useContext } from 'react';

/** What marks our own scripts while a page is rendered; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * A script of ours inside the document, allowed by its hash (render-page.tsx). What it has done in the
 * document that the server has rendered is done: the browser may be given another text or none.
 */
export const InlineScript = ({ text = '' }: { text?: string }) => (
  <script
    nonce={useContext(NonceContext)}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: text }}
  />
);
