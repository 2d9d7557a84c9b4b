// Runs beside the pages, in the browser (docs/decisions/047). `OFFLINE_PAGES` stands before it: the address
// of the page without a connection, by the language that a path begins with.
/* global OFFLINE_PAGES */

const SEEN = 'souk-pages-1';
const FILES = 'souk-files-1';
const OFFLINE = 'souk-offline-1';
const MOST = { [SEEN]: 60, [FILES]: 300 };
/** Scripts, styles and pictures: what is behind such an address never changes. */
const IS_FILE = /^\/(?:assets|media|theme)\//;
/** Where the page without a connection lists what can still be read. */
const LIST = '<!--pages-->';

self.addEventListener('install', (event) => {
  const prepare = async () => {
    const cache = await caches.open(OFFLINE);
    await cache.addAll(Object.values(OFFLINE_PAGES));
    await self.skipWaiting();
  };
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => ![SEEN, FILES, OFFLINE].includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    // The network is asked while this starts.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

/** Only what the shop calls public: nothing with a name, a cart or an order in it is ever stored. */
const isForEverybody = (response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /(^|,)\s*public\s*(,|$)/.test(response.headers.get('cache-control') ?? '');

const store = async (name, url, response) => {
  const cache = await caches.open(name);
  // What was seen last is at the end.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
  const urls = await cache.keys();
  const surplus = urls.slice(0, Math.max(0, urls.length - MOST[name]));
  await Promise.all(surplus.map((one) => cache.delete(one, { ignoreVary: true })));
};

const findStored = async (name, url) => (await caches.open(name)).match(url, { ignoreVary: true });

const titleOf = (html) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

/** The pages seen, the last one first, as items of a list; titles are escaped already. */
const listSeen = async (cache) => {
  const items = [];
  for (const { url } of (await cache.keys()).toReversed()) {
    const { pathname, search } = new URL(url);
    const page = pathname.endsWith('.data')
      ? undefined
      : await cache.match(url, { ignoreVary: true });
    const title = page && titleOf(await page.text());
    const address =
      encodeURI(decodeURI(pathname)) + search.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    if (title) items.push(`<li><a href="${address}">${title}</a></li>`);
  }
  return items.join('');
};

const offlinePage = async (url) => {
  const language = new URL(url).pathname.split('/', 2)[1] ?? '';
  const address = OFFLINE_PAGES[language] ?? OFFLINE_PAGES[''];
  const page = await (await caches.open(OFFLINE)).match(address);
  if (!page) return Response.error();
  const html = (await page.text()).replace(LIST, await listSeen(await caches.open(SEEN)));
  return new Response(html, { status: 503, headers: page.headers });
};

/** From the network; without one, as it was when it was seen last. */
const answerPage = async (event) => {
  const { url, mode } = event.request;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isForEverybody(response)) event.waitUntil(store(SEEN, url, response.clone()));
    return response;
  } catch {
    const seen = await findStored(SEEN, url);
    return seen ?? (mode === 'navigate' ? offlinePage(url) : Response.error());
  }
};

const answerFile = async (event) => {
  const { url } = event.request;
  const stored = await findStored(FILES, url);
  if (stored) return stored;
  const response = await fetch(event.request);
  if (isForEverybody(response)) event.waitUntil(store(FILES, url, response.clone()));
  return response;
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (IS_FILE.test(pathname)) event.respondWith(answerFile(event));
  else if (request.mode === 'navigate' || pathname.endsWith('.data'))
    event.respondWith(answerPage(event));
});
