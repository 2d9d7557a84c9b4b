import type { Trx } from '#db/client.ts';
import { insertRows } from './rows.ts';

/** The demo's English is British: what Americans call its things is found too, beside what every shop knows. */
const ENGLISH: readonly string[][] = [
  ['biscuit', 'cookie'],
  ['biscuits', 'cookies'],
];

/** Writes which words of the search mean the same. */
export const insertSynonyms = (trx: Trx): Promise<void> =>
  insertRows(
    trx,
    'synonym',
    ENGLISH.map((terms) => ({ language: 'en', terms })),
  );
