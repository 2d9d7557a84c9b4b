/**
 * For pages that show everybody the same: `export const headers = publicHeaders`. The server keeps
 * what it has rendered, and renders them without cookies. Browsers and CDNs keep them too, and ask
 * each time whether they still hold, since prices and stock must be right.
 */
export const publicHeaders = () => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' });
