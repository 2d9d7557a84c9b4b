import { sql } from 'kysely';
import type { DataOf } from '#contract/endpoint.ts';
import type { reorder } from '#contract/orders/reorder.ts';
import type { Trx } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { MOST_LINES } from '#api/cart/cart-limits.ts';
import type { CartRow } from '#api/cart/cart-row.ts';
import {
  addUnits,
  listStoredLines,
  takenOf,
  type Added,
  type Units,
} from '#api/cart/stored-lines.ts';
import { findQuantityRefusal, maxQuantity } from '#api/cart/quantity-limit.ts';
import { listVariants, type Variant } from '#api/cart/find-variant.ts';
import { refuse, type Refused } from '#api/http/reply.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';

type NotAdded = DataOf<typeof reorder>['not_added'];

/** What was ordered, with the bundle that it was bought in where that is still on offer. */
const listOrdered = async (trx: Trx, orderId: string) => {
  const { rows } = await sql<{
    inventoryId: number | null;
    bundleId: number | null;
    title: Texts;
    quantity: number;
  }>`
    select l.inventory_id as "inventoryId", l.title, l.quantity, (
        select s.bundle_deal_id from order_line_saving s
        join bundle_deal d on d.id = s.bundle_deal_id
        where s.order_line_id = l.id and d.kind = 'set' and d.visible
        limit 1) as "bundleId"
    from order_line l
    where l.order_id = ${orderId}
    order by l.position`.execute(trx);
  return rows;
};

type Ordered = Awaited<ReturnType<typeof listOrdered>>[number];
type Short = { line: Ordered; added: number; reason: MessageKey };

const fitLine = (
  line: Ordered,
  variant: Variant | undefined,
  held: readonly Units[],
): { added: number; reason: MessageKey | undefined } => {
  if (!variant) return { added: 0, reason: 'cart.productUnavailable' };
  if (held.length >= MOST_LINES) return { added: 0, reason: 'cart.full' };
  const wanted = takenOf([...held, { ...variant, quantity: line.quantity }], variant);
  const added = Math.min(line.quantity, maxQuantity(takenOf(held, variant), variant));
  return { added, reason: findQuantityRefusal(wanted, variant) };
};

/** One line of a variant alone, and one of it in a bundle, whatever they were in the order. */
const merged = (added: readonly Added[]): Added[] =>
  [
    ...Map.groupBy(added, ({ variant, bundleId }) => `${variant.inventoryId}/${bundleId}`).values(),
  ].flatMap(([first, ...rest]) =>
    first
      ? { ...first, quantity: rest.reduce((sum, { quantity }) => sum + quantity, first.quantity) }
      : [],
  );

/**
 * Puts what was ordered into the cart, each as far as it can be had; what is short is named with its
 * reason. Refused only where nothing at all can be added. A bundle of which something is short comes
 * back as single lines.
 */
export const putOrderIntoCart = async (
  trx: Trx,
  cart: CartRow,
  { orderId, language, now }: { orderId: string; language: LanguageCode; now: Date },
): Promise<{ not_added: NotAdded } | Refused> => {
  const ordered = await listOrdered(trx, orderId);
  const ids = ordered.flatMap(({ inventoryId }) => inventoryId ?? []);
  const variants = ids.length === 0 ? [] : await listVariants(trx, ids, now);
  const held: Units[] = await listStoredLines(trx, cart.id);
  const added: Added[] = [];
  const short: Short[] = [];
  for (const line of ordered) {
    const variant = variants.find(({ inventoryId }) => inventoryId === line.inventoryId);
    const fit = fitLine(line, variant, held);
    if (fit.reason) short.push({ line, added: fit.added, reason: fit.reason });
    if (!variant || fit.added < 1) continue;
    held.push({ ...variant, quantity: fit.added });
    added.push({ variant, bundleId: line.bundleId, quantity: fit.added });
  }
  if (added.length === 0) return refuse(short[0]?.reason ?? 'cart.productUnavailable');
  const broken = new Set(short.map(({ line }) => line.bundleId));
  const whole = added.map((one) => (broken.has(one.bundleId) ? { ...one, bundleId: null } : one));
  await addUnits(trx, cart, merged(whole), now);
  const t = translator(language);
  return {
    not_added: short.map(({ line, added: units, reason }) => ({
      title: inLanguage(line.title, language),
      wanted: line.quantity,
      added: units,
      message: t(reason),
    })),
  };
};
