import { expect, type APIRequestContext } from '@playwright/test';

type Attributes = Record<string, string>;

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const unescape = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescape(value),
    ]),
  );

/** What search engines and networks read of a page: the head of the HTML that is served. */
type Head = {
  url: string;
  status: number;
  title: string;
  canonical: string | undefined;
  /** Addresses by language, and `x-default`. */
  alternates: Record<string, string>;
  /** `description`, `robots`, `og:image` ... */
  meta: Record<string, string>;
  links: Attributes[];
  /** The objects of schema.org, by their type. */
  structured: Record<string, Thing>;
  html: string;
};

// oxlint-disable-next-line typescript/no-explicit-any -- whatever a page says; the tests look for what it should
type Thing = any;

const tagsOf = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

/** Search engines keep no cookies: none of theirs remembers a language. */
const NO_COOKIE = { cookie: '' };

/** Reads a page without following where it leads. */
export const readHead = async (request: APIRequestContext, path: string): Promise<Head> => {
  const answer = await request.get(path, { maxRedirects: 0, headers: NO_COOKIE });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const links = tagsOf(head, 'link');
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );
  return {
    url: answer.url(),
    status: answer.status(),
    title: unescape(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(
      links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
    ),
    meta: Object.fromEntries(
      tagsOf(head, 'meta').flatMap(({ name, property, content }) => {
        const key = name ?? property;
        return key && content !== undefined ? [[key, content]] : [];
      }),
    ),
    links,
    structured: Object.fromEntries(things.map((thing) => [thing['@type'], thing])),
    html,
  };
};

/** Where a path leads to, and by which status. */
export const leadsTo = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0, headers: NO_COOKIE });
  return [answer.status(), answer.headers()['location']];
};

/** Reads a page that search engines may show. */
export const readIndexed = async (request: APIRequestContext, path: string): Promise<Head> => {
  const head = await readHead(request, path);
  expect(head.status, path).toBe(200);
  expect(head.meta['robots'], path).toBeUndefined();
  return head;
};
