/** Where the browser remembers which banner above the header was closed. */
export const CLOSED_BANNER = 'topBannerClosed';

/**
 * Runs while the page is being read, before anything is painted: a banner that was closed never
 * shows and nothing moves. The same text for every page: the policy allows it by its hash.
 */
export const hideIfClosed = `try{const b=document.currentScript.previousElementSibling;if(localStorage.getItem('${CLOSED_BANNER}')===b.dataset.banner)b.hidden=true}catch{}`;
