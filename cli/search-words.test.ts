import { beforeEach, describe, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { recordZeroResults } from '#api/search/zero-results.ts';
import { searchesCommand } from '#cli/searches-command.ts';
import { synonymsCommand } from '#cli/synonyms-command.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();
const operator = new Operator(db);

const idIn = (text: string): string => /Synonym (\d+)/.exec(text)?.[1] ?? '';

describe('synonyms', () => {
  test('each language has its own list', async () => {
    const { out } = await operator.run(synonymsCommand, 'list', '--language', 'tr');
    const [head, ...rows] = out.split('\n');
    expect(head).toMatch(/^LANGUAGE +ID +TERMS$/);
    expect(rows).toContainEqual(expect.stringMatching(/^tr +\d+ {2}kanepe = koltuk/));
    expect(rows.every((row) => row.startsWith('tr '))).toBe(true);
    const all = await operator.read(synonymsCommand, 'list');
    const terms = ['ट्राइपॉड', 'कैमरा स्टैंड'];
    expect(all).toContainEqual({ id: expect.any(Number), language: 'hi', terms });
  });

  test('a running shop finds by a new synonym after a minute, and no longer once it is removed', async () => {
    await addProduct(db, 'Copper carafe');
    await rebuildSearch(db, NOON);
    const app = testApp(db);
    const titles = async (minutes: number): Promise<string[]> => {
      app.setNow(new Date(NOON.getTime() + minutes * 60_000));
      const ask = () => app.call(getListing, { query: { q: 'decanter' } });
      await ask();
      // The renewal goes on behind the search that noticed its time.
      await expect.poll(async () => given(await ask()).products.result.length).toBe(expected);
      return given(await ask()).products.result.map(({ title }) => title);
    };
    let expected = 0;
    expect(await titles(0)).toEqual([]);
    const added = await operator.run(
      synonymsCommand,
      'add',
      '--language',
      'en',
      'carafe',
      'decanter',
    );
    expected = 1;
    expect(await titles(1)).toEqual(['Copper carafe']);
    await operator.run(synonymsCommand, 'remove', idIn(added.out));
    expected = 0;
    expect(await titles(2)).toEqual([]);
  });

  test.each([
    [['add', 'a', 'b'], 1, 'synonyms add needs --language: terms belong to one.'],
    [
      ['add', '--language', 'de', 'a', 'b'],
      1,
      '--language is one of en, fr, ar, tr, hi, and not "de".',
    ],
    [
      ['add', '--language', 'en', 'mug'],
      2,
      'A synonym needs two terms at least; put quotes around those of several words.',
    ],
    [
      ['add', '--language', 'en', 'Café', 'cafe'],
      2,
      'A search takes "Café" and "cafe" for the same already.',
    ],
    [['add', '--language', 'en', 'mug', '!!'], 2, '"!!" has no letter or digit to search for.'],
    [['remove', '999999'], 2, 'There is no synonym 999999; nothing was removed.'],
    [['remove', 'mug'], 1, '"mug" is no ID; synonyms list shows them.'],
    [['rename'], 1, 'synonyms needs one of list, add, remove, and was given "rename".'],
  ])('%j is refused with one sentence', async (args, code, error) => {
    expect(await operator.run(synonymsCommand, ...args)).toEqual({ code, out: '', error });
  });

  test('what is known already is not added again, in whatever order and spelling', async () => {
    const again = await operator.run(
      synonymsCommand,
      'add',
      '--language',
      'en',
      'Television',
      'TV',
    );
    expect(again.code).toBe(2);
    expect(again.error).toMatch(/^Synonym \d+ says that already: tv = television = telly\.$/);
  });

  test('one wrong ID leaves the others as they are', async () => {
    const before = await operator.read(synonymsCommand, 'list');
    const [first] = before as { id: number }[];
    const { code } = await operator.run(synonymsCommand, 'remove', String(first?.id), '999999');
    expect(code).toBe(2);
    expect(await operator.read(synonymsCommand, 'list')).toEqual(before);
  });
});

describe('searches without result', () => {
  beforeEach(async () => {
    await db.deleteFrom('search_miss').execute();
    const miss = (q: string, language: 'en' | 'ar') =>
      recordZeroResults(db, { q, language, now: NOON });
    await miss('samovar', 'en');
    await miss('samovar', 'en');
    await miss('سماور', 'ar');
  });

  test('the most frequent comes first, the words last', async () => {
    const { code, out } = await operator.run(searchesCommand);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'LANGUAGE  TIMES  LAST DAY    QUERY',
      'en            2  2026-06-15  samovar',
      'ar            1  2026-06-15  \u2068سماور\u2069\u200e',
    ]);
  });

  test('of one language, so many of them, for another program', async () => {
    const arabic = { language: 'ar', query: 'سماور', times: 1, last_on: '2026-06-15' };
    expect(await operator.read(searchesCommand, '--language', 'ar')).toEqual([arabic]);
    expect(await operator.read(searchesCommand, '--limit', '1')).toHaveLength(1);
    const { code, error } = await operator.run(searchesCommand, '--limit', 'many');
    expect({ code, error }).toEqual({
      code: 1,
      error: '--limit is a whole number from 1 to 1000000, and not "many".',
    });
  });

  test('they are cleared for one language or for all', async () => {
    const arabic = await operator.run(searchesCommand, 'clear', '--language', 'ar');
    expect(arabic.out).toBe('1 search cleared.');
    expect(await operator.read(searchesCommand)).toHaveLength(1);
    await operator.run(searchesCommand, 'clear');
    expect((await operator.run(searchesCommand)).out).toBe('Every search has found something.');
    expect((await operator.run(searchesCommand, 'empty')).code).toBe(1);
  });
});

describe('searches explain', () => {
  beforeEach(async () => {
    await addProduct(db, 'Copper carafe');
    await rebuildSearch(db, NOON);
  });

  test('the operator sees what each word is taken for, and what it finds', async () => {
    const { out } = await operator.run(
      searchesCommand,
      'explain',
      'coper',
      'carafes',
      'under',
      '50',
    );
    expect(out).toContain('Read as more than words: under 50 (price)');
    expect(out).toMatch(/^coper +copper +no +copper/m);
    expect(out).toMatch(/^carafes +caraf +no +–/m);
    expect(out).toMatch(/^ *[\d.]+ +\d+ {2}Copper carafe$/m);
  });

  test('a query is needed', async () => {
    expect(await operator.run(searchesCommand, 'explain')).toMatchObject({ code: 1, out: '' });
  });
});
