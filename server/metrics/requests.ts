import type { Family, Sample } from '#server/metrics/exposition.ts';

/** Upper ends, seconds: from a page that is ready to one that is given up. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const KINDS: [kind: string, path: RegExp][] = [
  ['api', /^\/api\//],
  ['media', /^\/media\//],
  ['file', /^\/(assets\/|[\w-]+\.\w+$)/],
  ['health', /^\/(healthz|readyz|metrics)$/],
];

/** A handful of kinds: a label for each path would be as many as visitors care to invent. */
const kindOf = (path: string): string =>
  KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';

type Durations = { counts: number[]; sum: number; count: number };

const durationSamples = ([kind, { counts, sum, count }]: [string, Durations]): Sample[] => {
  let below = 0;
  const buckets = BUCKETS.map((end, index) => {
    below += counts[index] ?? 0;
    return { labels: { kind, le: String(end) }, value: below };
  });
  return [
    ...[...buckets, { labels: { kind, le: '+Inf' }, value: count }].map((one) => ({
      ...one,
      name: 'souk_request_seconds_bucket',
    })),
    { name: 'souk_request_seconds_sum', labels: { kind }, value: sum },
    { name: 'souk_request_seconds_count', labels: { kind }, value: count },
  ];
};

/** Counts answers by kind and status, and how long they took by kind. */
export const countRequests = () => {
  const answers = new Map<string, Sample & { value: number }>();
  const durations = new Map<string, Durations>();

  const countAnswer = (kind: string, status: string): void => {
    const key = `${kind} ${status}`;
    const sample = answers.get(key) ?? { labels: { kind, status }, value: 0 };
    sample.value += 1;
    answers.set(key, sample);
  };

  const countDuration = (kind: string, seconds: number): void => {
    const known = durations.get(kind) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    if (bucket >= 0) known.counts[bucket] = (known.counts[bucket] ?? 0) + 1;
    known.sum += seconds;
    known.count += 1;
    durations.set(kind, known);
  };

  return {
    /** A request for this path was answered so, after so many milliseconds. */
    count: (path: string, status: number, ms: number): void => {
      const kind = kindOf(path);
      countAnswer(kind, String(status));
      countDuration(kind, ms / 1000);
    },
    families: (): Family[] => [
      {
        name: 'souk_requests_total',
        help: 'Requests that were answered, by kind and HTTP status.',
        type: 'counter',
        samples: [...answers.values()],
      },
      {
        name: 'souk_request_seconds',
        help: 'How long answers took, by kind.',
        type: 'histogram',
        samples: [...durations].flatMap(durationSamples),
      },
    ],
  };
};
