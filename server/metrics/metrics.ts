import { createHash, timingSafeEqual } from 'node:crypto';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import type { PoolFigures } from '#db/client.ts';
import { REASONS } from '#server/connections/refusal-log.ts';
import type { Reason } from '#server/connections/refusal-log.ts';
import { expose, EXPOSITION_TYPE } from '#server/metrics/exposition.ts';
import type { Family } from '#server/metrics/exposition.ts';
import { countWebhooks } from '#server/metrics/payments.ts';
import { watchProcess } from '#server/metrics/process.ts';
import { countRequests } from '#server/metrics/requests.ts';

/** The parts of an open shop that are measured. */
type Sources = {
  pool: () => PoolFigures;
  /** Undefined where every page is rendered anew. */
  pages: PageCache['figures'] | undefined;
  /** Of the shop and not of the process: told once, by whichever process answers. */
  paymentEnds: () => Promise<Family[]>;
};

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

const counter = (name: string, help: string, value: number): Family => ({
  ...gauge(name, help, value),
  type: 'counter',
});

const poolFamilies = ({ used, idle, waiting }: PoolFigures): Family[] => [
  {
    name: 'souk_database_connections',
    help: 'Connections to the database, by state.',
    type: 'gauge',
    samples: [
      { labels: { state: 'used' }, value: used },
      { labels: { state: 'idle' }, value: idle },
    ],
  },
  gauge('souk_database_waiting', 'Queries that wait for a connection.', waiting),
];

const pageFamilies = ({ hits, renders, pages, bytes }: ReturnType<PageCache['figures']>) => [
  counter('souk_page_cache_hits_total', 'Public pages that were sent as they were kept.', hits),
  counter('souk_page_cache_renders_total', 'Public pages that were rendered.', renders),
  gauge('souk_page_cache_pages', 'Pages that are kept.', pages),
  gauge('souk_page_cache_bytes', 'Memory that kept pages take.', bytes),
];

const refusedFamily = (refused: Map<Reason, number>): Family => ({
  name: 'souk_refused_total',
  help: 'Requests and connections that the limits on load have refused or ended.',
  type: 'counter',
  samples: [...refused].map(([reason, value]) => ({ labels: { reason }, value })),
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the header Authorization carries this token; takes as long where it does not. */
const carries = (header: string | null, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

/**
 * Counts what this process does and answers it to requests with the token. Nothing is counted and
 * there is nothing to see where the operator has set none. `gather` asks all processes of the shop
 * where there are several: whichever is asked answers for all.
 */
export const createMetrics = (token: string | undefined, gather?: () => Promise<Family[]>) => {
  if (token === undefined) return undefined;
  const requests = countRequests();
  const watched = watchProcess();
  const refused = new Map(REASONS.map((reason) => [reason, 0]));
  let orders = 0;
  const webhooks = countWebhooks();
  let sources: Sources | undefined;

  const families = (): Family[] => [
    ...requests.families(),
    ...(sources?.pages ? pageFamilies(sources.pages()) : []),
    ...(sources ? poolFamilies(sources.pool()) : []),
    counter('souk_orders_total', 'Orders that were placed.', orders),
    webhooks.family(),
    refusedFamily(refused),
    ...watched.families(),
  ];

  return {
    countRequest: requests.count,
    /** A request or a connection was refused or ended because of the load. */
    countRefused: (reason: Reason): void => {
      refused.set(reason, (refused.get(reason) ?? 0) + 1);
    },
    countWebhook: webhooks.count,
    countOrder: (): void => {
      orders += 1;
    },
    open: (opened: Sources): void => {
      sources = opened;
    },
    families,
    answer: async ({ headers }: Request): Promise<Response> => {
      if (!carries(headers.get('authorization'), token))
        return new Response('Figures need the token METRICS_TOKEN.', {
          status: 401,
          headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
        });
      const [own, ends] = await Promise.all([
        gather?.() ?? families(),
        sources?.paymentEnds() ?? [],
      ]);
      return new Response(expose([...own, ...ends]), {
        headers: { 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' },
      });
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
