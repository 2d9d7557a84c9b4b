import { askDatabase } from './database.ts';
import type { Person } from './person.ts';

/** As ten minutes after somebody has signed in: who they are must be proven again. */
export const expireProof = async ({ email }: Person): Promise<void> => {
  await askDatabase(
    `update session set proved_at = proved_at - interval '11 minutes'
    where account_id = (select id from account where email = $1)`,
    [email],
  );
};
