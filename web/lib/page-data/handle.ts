import type { QueryDeclaration } from '#web/lib/query/declared-query.ts';

/** What a route says about itself, for the server and the browser: `export const handle: Handle`. */
export type Handle = {
  /**
   * The parameters that the page reads of its address; without it, none. A public page is given no
   * others, and its links carry no others on (docs/decisions/024).
   */
  query?: QueryDeclaration;
};
