import { sql } from 'kysely';
import type { Prescription } from '#contract/prescriptions/prescription.ts';
import type { Db, Trx } from '#db/client.ts';

/** The most that a shopper is shown; they are erased after some weeks. */
const MOST = 100;

const select = (db: Db | Trx) =>
  db
    .selectFrom('prescription as p')
    .select(['p.id', 'p.number', 'p.state', 'p.message', 'p.created_at', 'p.erase_at'])
    .select(
      sql<Prescription['files']>`
        coalesce((
          select json_agg(json_build_object('id', f.id, 'kind', f.kind) order by pf.position)
          from prescription_file pf join private_file f on f.id = pf.file_id
          where pf.prescription_id = p.id), '[]')`.as('files'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const present = ({ created_at, erase_at, state, ...row }: Row): Prescription => ({
  ...row,
  state: state as Prescription['state'],
  date: created_at.toISOString(),
  erase_at: erase_at.toISOString(),
});

/** The shopper's own, the newest first. */
export const listPrescriptionsOf = async (db: Db, shopperId: string): Promise<Prescription[]> => {
  const rows = await select(db)
    .where('p.shopper_id', '=', shopperId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .limit(MOST)
    .execute();
  return rows.map(present);
};

export const findPrescription = async (
  db: Db | Trx,
  id: string,
): Promise<Prescription | undefined> => {
  const row = await select(db).where('p.id', '=', id).executeTakeFirst();
  return row && present(row);
};
