const KEY = 'chunkReloadedAt';
const GUARD_MS = 60_000;

/**
 * After a new version of the shop is put online, a page that is still open asks for files that are
 * gone. Reloading gets the new ones; at most once per 60 seconds, so that a real fault cannot loop.
 */
export const reloadStaleChunks = () => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
};
