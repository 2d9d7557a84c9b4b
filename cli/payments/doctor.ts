import { parseArgs } from 'node:util';
import { isOnline, type OnlineProvider } from '#api/payments/payment-methods.ts';
import type { Call } from '#cli/command.ts';
import { timeWords } from '#cli/orders/labels.ts';
import {
  count,
  type Heard,
  listHeard,
  readFindings,
  WEBHOOK_DAYS,
  wrongOf,
} from '#cli/payments/doctor-findings.ts';
import { factsOf } from '#cli/table.ts';
import { getSettings } from '#db/settings.ts';
import { getEnvironment } from '#server/config.ts';
import { listKeys } from '#server/payments/settings.ts';
import { arePaymentsSimulated } from '#server/simulated-payments.ts';

const PATIENCE_MS = 20_000;

type Examined = {
  provider: string;
  /** Names of settings, never what they say. */
  keys: string[];
  for_tests: boolean;
  /** Where the provider is to be told to send webhooks; null where it sends none. */
  webhook: string | null;
  currency: string;
  settles: boolean;
  /** Undefined where there is nobody to ask. */
  answers: boolean | undefined;
  /** Why it does not answer. */
  failure: string | null;
  last_webhook: Date | null;
  wrong: string[];
};

/** Whether it answers to the keys; undefined where it cannot be asked. */
const check = async (
  { online }: OnlineProvider,
  signal: AbortSignal,
): Promise<{ answers: boolean | undefined; failure: string | null }> => {
  if (!online.check) return { answers: undefined, failure: null };
  try {
    await online.check(AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]));
    return { answers: true, failure: null };
  } catch (error) {
    return { answers: false, failure: (error as Error).message };
  }
};

/** UPI is there wherever Razorpay is, and nobody has asked for it: in other currencies nothing is amiss. */
const comesAlong = (slug: string, keys: readonly string[]): boolean =>
  slug === 'upi' && keys.length > 0;

type Shop = { origin: string; currency: string; heard: Map<string, Heard>; signal: AbortSignal };

const examine = async (provider: OnlineProvider, shop: Shop): Promise<Examined> => {
  const { origin, currency, heard, signal } = shop;
  const { slug, verifyWebhook, isForTests = false } = provider.online;
  const keys = listKeys(getEnvironment(), slug);
  const { answers, failure } = await check(provider, signal);
  const { last_webhook: last = null, paid = 0 } = heard.get(slug) ?? {};
  const settles = provider.settles(currency);
  const webhook = verifyWebhook ? `${origin}/api/v1/payment/webhook/${slug}` : null;
  const wrong = [
    !settles &&
      !comesAlong(slug, keys) &&
      `${slug} takes no ${currency}, so it is offered to nobody.`,
    failure !== null && `${slug} does not answer as it should: ${failure}.`,
    webhook !== null &&
      !origin.startsWith('https:') &&
      !arePaymentsSimulated(getEnvironment()) &&
      `${slug} cannot reach ${origin}: set PUBLIC_URL to the address of the shop.`,
    webhook !== null &&
      last === null &&
      paid > 0 &&
      `${slug} took money ${count(paid, 'time', 'times')} in ${WEBHOOK_DAYS} days and told nothing: register its webhook.`,
  ].filter((sentence) => sentence !== false);
  return {
    provider: slug,
    keys,
    for_tests: isForTests,
    webhook,
    currency,
    settles,
    answers,
    failure,
    last_webhook: last,
    wrong,
  };
};

const answerWords = ({ answers }: Examined): string => {
  if (answers === undefined) return 'is not asked';
  return answers ? 'yes' : 'no';
};

const webhookWords = ({ webhook, last_webhook: last }: Examined): string => {
  if (webhook === null) return 'sends none';
  return last ? `${timeWords(last)} UTC` : `none in ${WEBHOOK_DAYS} days`;
};

const textOf = (one: Examined): string =>
  factsOf([
    ['Provider', `${one.provider}${one.for_tests ? ', for tests: no money is real' : ''}`],
    ['Keys', one.keys.join(', ') || 'in souk.config.ts'],
    ...(one.webhook === null ? [] : [['Webhook to register', one.webhook] as const]),
    ['Last good webhook', webhookWords(one)],
    ['Takes', one.settles ? one.currency : `no ${one.currency}`],
    ['Answers', answerWords(one)],
  ]);

/** `payments doctor`: 1 where something is wrong. */
export const doctor = async ({
  args,
  db,
  now,
  origin,
  payments,
  signal,
  print,
}: Call): Promise<number> => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const { currency } = await getSettings(db);
  const heard = await listHeard(db, now());
  const online = (await payments()).filter(isOnline);
  const providers = await Promise.all(
    online.map((one) => examine(one, { origin, currency, heard, signal })),
  );
  const found = await readFindings(
    db,
    now(),
    online.map((one) => one.online.slug),
  );
  const wrong = [...providers.flatMap((one) => one.wrong), ...wrongOf(found)];
  if (values.json) print(JSON.stringify({ providers, ...found, wrong }, undefined, 2));
  else
    print(
      [
        ...(providers.length === 0 ? ['No provider is switched on (docs/payments.md).'] : []),
        ...providers.map(textOf),
        factsOf([
          ['Processes at jobs', String(found.workers)],
          ['Jobs overdue', String(found.overdue_jobs)],
          [
            'Waiting for a person',
            String(found.review + found.failed_refunds + found.open_disputes),
          ],
          ['Without an end', String(found.stuck)],
        ]),
        wrong.length === 0 ? 'Nothing is wrong.' : ['Wrong:', ...wrong].join('\n'),
      ].join('\n\n'),
    );
  return wrong.length === 0 ? 0 : 1;
};
