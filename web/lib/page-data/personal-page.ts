/** For pages about one shopper: `export const headers = personalHeaders`. No cache keeps them. */
export const personalHeaders = () => ({ 'Cache-Control': 'private, no-store' });

/** Whether the storefront's own script asks; a form without scripts wants a whole page. */
export const isScripted = (request: Request): boolean =>
  new URL(request.url).pathname.endsWith('.data');
