import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';

/**
 * Takes an erased account out of its questions and answers. Those that everybody reads stay, without a
 * name: others have answered, or have asked. Questions that nobody has answered are deleted.
 */
export const anonymiseQuestions = async (trx: Trx, accountId: string): Promise<void> => {
  await sql`
    delete from question q
    where q.account_id = ${accountId} and not exists (select from answer a where a.question_id = q.id)`.execute(
    trx,
  );
  for (const table of ['question', 'answer'] as const)
    await trx
      .updateTable(table)
      .set({ account_id: null, name: '' })
      .where('account_id', '=', accountId)
      .execute();
};
