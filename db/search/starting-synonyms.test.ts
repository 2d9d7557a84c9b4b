import { expect, test } from 'vitest';
import { listSynonyms } from '#db/search/synonyms.ts';
import { languageCodes } from '#i18n/languages.ts';
import { testDatabase } from '#test/database.ts';

const LEAST_GROUPS = 200;

const db = await testDatabase();

for (const language of languageCodes) {
  test(`a new shop knows what shoppers call the same thing, in ${language}`, async () => {
    const groups = await listSynonyms(db, language);
    expect(groups.length).toBeGreaterThanOrEqual(LEAST_GROUPS);
    const terms = groups.flatMap((group) => group.terms);
    expect(groups.filter((group) => new Set(group.terms).size < 2)).toEqual([]);
    expect(terms.filter((term) => term !== term.trim())).toEqual([]);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });
}
