import { ABOUT } from './about.ts';
import { FAQ } from './faq.ts';
import { HELP } from './help.ts';
import type { DemoPage } from './page.ts';
import { PRIVACY } from './privacy.ts';
import { RETURNS } from './returns.ts';
import { TERMS } from './terms.ts';

/** The static pages that header and footer link to. */
export const PAGES: readonly DemoPage[] = [ABOUT, HELP, FAQ, RETURNS, TERMS, PRIVACY];
