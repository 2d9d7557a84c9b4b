import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { planBatch } from '#cli/catalogue/plan-batch.ts';
import type { Context, Plan } from '#cli/catalogue/plan-batch.ts';
import type { Draft } from '#cli/formats/draft.ts';

type Planner = {
  /** What becomes of drafts. What their products belong to is there afterwards, committed. */
  plan: (drafts: readonly Draft[]) => Promise<Plan>;
  /** The same in a transaction that will be undone; `reload` is due then. */
  tryOut: (trx: Trx, drafts: readonly Draft[]) => Promise<Plan>;
  reload: () => Promise<void>;
};

/**
 * Makes what plans batches, one after the other. What products belong to is made in a transaction of
 * its own, so that another batch can refer to it while the products of this one are being written.
 */
export const createPlanner = async (db: Db, load: () => Promise<Context>): Promise<Planner> => {
  let context = await load();
  let planning: Promise<unknown> = Promise.resolve();

  const reload = async (): Promise<void> => {
    context = await load();
  };

  const planNow = async (drafts: readonly Draft[]): Promise<Plan> => {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql`set local synchronous_commit = off`.execute(trx);
        return planBatch(trx, context, drafts);
      });
    } catch (error) {
      // The rolled-back transaction has removed what it had created.
      await reload();
      throw error;
    }
  };

  return {
    plan: (drafts) => {
      const plan = planning.then(() => planNow(drafts));
      planning = plan.catch(() => undefined);
      return plan;
    },
    tryOut: (trx, drafts) => planBatch(trx, context, drafts),
    reload,
  };
};
