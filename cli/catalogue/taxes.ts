import type { TaxClass } from '#cli/formats/draft.ts';
import type { Db, Trx } from '#db/client.ts';
import { RefusedError } from '#cli/catalogue/item.ts';

/** Ids of tax rates by their English title. */
export type Taxes = Map<string, number>;

/** Reads the tax rates; of several with one title the oldest counts. */
export const loadTaxes = async (db: Db | Trx): Promise<Taxes> => {
  const rows = await db
    .selectFrom('tax_rate')
    .select(['id', 'title'])
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ id, title }) => [title.en.toLowerCase(), id]));
};

/** The id of a tax rate, made where there is none and the file says how high it is. Throws RefusedError. */
export const ensureTax = async (
  trx: Trx,
  taxes: Taxes,
  { title, basis_points }: TaxClass,
): Promise<number> => {
  const name = title.en.toLowerCase();
  const known = taxes.get(name);
  if (known !== undefined) return known;
  if (basis_points === undefined)
    throw new RefusedError('tax', `"${title.en}" is not known to the shop; say its percentage too`);
  const { id } = await trx
    .insertInto('tax_rate')
    .values({ title, basis_points })
    .returning('id')
    .executeTakeFirstOrThrow();
  taxes.set(name, id);
  return id;
};
