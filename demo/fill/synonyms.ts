import type { Trx } from '#db/client.ts';
import type { DemoLanguage } from '#demo/text.ts';
import { insertRows } from './rows.ts';

type Group = { language: DemoLanguage; terms: string[] };

/** Other words for the demo's things, beside those that every shop knows. */
const GROUPS: readonly Group[] = [
  { language: 'en', terms: ['biscuit', 'cookie'] },
  { language: 'en', terms: ['biscuits', 'cookies'] },
  { language: 'ar', terms: ['ماوس', 'فأرة'] },
];

/** Writes which words of the search mean the same. */
export const insertSynonyms = (trx: Trx): Promise<void> => insertRows(trx, 'synonym', GROUPS);
