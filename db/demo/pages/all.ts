import type { DemoPage } from './page.ts';

/** The static pages that header and footer link to. */
export const PAGES: readonly DemoPage[] = [];
