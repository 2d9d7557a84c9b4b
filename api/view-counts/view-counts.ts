import { sql } from 'kysely';
import type { BannerKind, ShopEvent } from '#contract/shop/view-counts.ts';
import { findCatalogueId } from '#contract/ids.ts';
import type { Db } from '#db/client.ts';

/** Counts are written so long after the first of them, milliseconds. */
const WRITTEN_AFTER_MS = 2_000;
/** More things than so many are not counted at a time: whoever makes up ids fills no memory. */
const MOST_THINGS = 5_000;

type Count = { of: ShopEvent['of']; id: number; day: string } & Record<ShopEvent['event'], number>;

type Parts = {
  db: Db;
  /** Told when counts were lost because they could not be written. */
  onError: (error: unknown) => void;
};

export type EventCounts = {
  /** Counts what happened; ids that nobody could have are ignored. */
  count: (events: readonly ShopEvent[], at: Date) => void;
  /** Writes what is counted so far. */
  write: () => Promise<void>;
};

/** Where the things are that have banner figures. */
const TABLES = { site: 'site_banner', banner: 'banner', slide: 'slide' } as const satisfies Record<
  BannerKind,
  string
>;

/** In one order, so that two processes that write the same rows do not wait for each other in a circle. */
const inOrder = (counts: readonly Count[]): Count[] =>
  counts.toSorted((a, b) => a.id - b.id || a.day.localeCompare(b.day));

const writeBanners = async (db: Db, kind: BannerKind, all: readonly Count[]): Promise<void> => {
  const counts = inOrder(all);
  // Of a banner that is not there nothing is kept.
  await sql`
    insert into banner_day as kept (kind, banner_id, day, seen, closed, clicked)
    select ${kind}, given.id, given.day, given.seen, given.closed, given.clicked
    from unnest(
      ${counts.map(({ id }) => id)}::bigint[], ${counts.map(({ day }) => day)}::date[],
      ${counts.map(({ seen }) => seen)}::bigint[], ${counts.map(({ closed }) => closed)}::bigint[],
      ${counts.map(({ clicked }) => clicked)}::bigint[]) as given (id, day, seen, closed, clicked)
    where exists (select from ${sql.table(TABLES[kind])} there where there.id = given.id)
    on conflict (kind, banner_id, day) do update set
      seen = kept.seen + excluded.seen,
      closed = kept.closed + excluded.closed,
      clicked = kept.clicked + excluded.clicked`.execute(db);
};

const writeProducts = async (db: Db, all: readonly Count[]): Promise<void> => {
  const counts = inOrder(all.filter(({ seen }) => seen > 0));
  await sql`
    insert into product_day as kept (product_id, day, seen)
    select given.id, given.day, given.seen
    from unnest(
      ${counts.map(({ id }) => id)}::bigint[], ${counts.map(({ day }) => day)}::date[],
      ${counts.map(({ seen }) => seen)}::bigint[]) as given (id, day, seen)
    where exists (select from product_card where product_id = given.id)
    on conflict (product_id, day) do update set seen = kept.seen + excluded.seen`.execute(db);
};

/**
 * Counts in memory and writes every few seconds: a page that is opened costs the database nothing, and a
 * process that ends loses seconds of figures, which nobody misses.
 */
export const createEventCounts = ({ db, onError }: Parts): EventCounts => {
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...counts.values()];
    counts = new Map();
    for (const kind of Object.keys(TABLES) as BannerKind[]) {
      const ofKind = taken.filter((one) => one.of === kind);
      if (ofKind.length > 0) await writeBanners(db, kind, ofKind);
    }
    const products = taken.filter((one) => one.of === 'product');
    if (products.length > 0) await writeProducts(db, products);
  };

  const countOne = ({ of, id: text, event }: ShopEvent, day: string): void => {
    const id = findCatalogueId(text);
    const key = `${of} ${text} ${day}`;
    const known = counts.get(key);
    if (id === undefined || (!known && counts.size >= MOST_THINGS)) return;
    const count = known ?? { of, id, day, seen: 0, closed: 0, clicked: 0 };
    count[event] += 1;
    counts.set(key, count);
  };

  return {
    count: (events, at) => {
      const day = at.toISOString().slice(0, 10);
      // One page reports a thing once.
      const each = new Map(events.map((event) => [JSON.stringify(event), event]));
      for (const event of each.values()) countOne(event, day);
      timer ??= setTimeout(() => void write().catch(onError), WRITTEN_AFTER_MS).unref();
    },
    write,
  };
};
