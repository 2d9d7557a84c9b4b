import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { overlaps } from '#cli/catalogue/overlap.ts';
import { planBatch } from '#cli/catalogue/plan-batch.ts';
import type { Context, Plan } from '#cli/catalogue/plan-batch.ts';
import type { Step } from '#cli/catalogue/steps.ts';
import { findKnown } from '#cli/catalogue/target.ts';
import type { Known } from '#cli/catalogue/target.ts';
import type { Draft } from '#cli/formats/draft.ts';

export type Planner = {
  /** What becomes of the drafts. What they belong to is there afterwards, committed. */
  plan: (drafts: readonly Draft[], step: Step) => Promise<Plan>;
  /** The same in a transaction that will be undone; call `loadAnew` then. */
  tryOut: (trx: Trx, drafts: readonly Draft[]) => Promise<Plan>;
  loadAnew: () => Promise<void>;
};

/**
 * Makes what plans batches, one after the other. What products belong to is made in a transaction of
 * its own, so that the batch behind can belong to the same before this one is in the shop.
 */
export const createPlanner = async (db: Db, load: () => Promise<Context>): Promise<Planner> => {
  let context = await load();
  let newest: Plan | undefined;
  let planning: Promise<unknown> = Promise.resolve();

  const loadAnew = async (): Promise<void> => {
    context = await load();
  };

  const readKnown = async (drafts: readonly Draft[], { before }: Step): Promise<Known> => {
    const known = await findKnown(db, drafts);
    if (!newest || !overlaps(drafts, known, newest)) return known;
    await before;
    return findKnown(db, drafts);
  };

  const planNow = async (drafts: readonly Draft[], known: Known): Promise<Plan> => {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql`set local synchronous_commit = off`.execute(trx);
        return planBatch(trx, context, drafts, known);
      });
    } catch (error) {
      // What the undone transaction had made is not there.
      await loadAnew();
      throw error;
    }
  };

  return {
    plan: async (drafts, step) => {
      const known = await readKnown(drafts, step);
      const planned = planning.then(() => planNow(drafts, known));
      planning = planned.catch(() => undefined);
      newest = await planned;
      return newest;
    },
    tryOut: async (trx, drafts) => planBatch(trx, context, drafts, await findKnown(trx, drafts)),
    loadAnew,
  };
};
