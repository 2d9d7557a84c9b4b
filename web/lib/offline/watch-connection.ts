/**
 * Says when the connection is lost, now or later, and has the browser keep the public pages that are
 * seen (service-worker.js). Returns a function that ends the watch.
 */
export const watchConnection = (sayOffline: () => void): (() => void) => {
  if (!navigator.onLine) sayOffline();
  addEventListener('offline', sayOffline);
  // In development pages change all the time. Where a browser allows no service worker the shop is as before.
  if (import.meta.env.PROD)
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  return () => removeEventListener('offline', sayOffline);
};
