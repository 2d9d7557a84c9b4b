import { load } from './lib/page-data/api.server.ts';

/*
 * What the loader of a page of a shop's own imports as `souk/loader` (docs/extending.md). It is never sent to
 * the browser.
 */

/** Asks a call of the API in a loader: `ask(args, getPage, { params: { slug } })`. */
export const ask = load;
