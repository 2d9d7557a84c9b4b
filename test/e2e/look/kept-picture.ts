import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import { findDifferences, markDifferences } from './compare.ts';

/**
 * Expects that a page looks as in the picture that is kept under the name, and goes on if it does
 * not; the report has then both, and the new one with what differs in frames. `--update-snapshots`
 * keeps the new one.
 */
export const expectKept = async (
  test: TestInfo,
  name: string,
  { picture, scale }: { picture: Buffer; scale: number },
): Promise<void> => {
  const path = test.snapshotPath(`${name}.png`);
  const { updateSnapshots } = test.config;
  if (updateSnapshots === 'all') return writeFile(path, picture);
  expect.soft(existsSync(path), `${path} is kept (npm run look makes it)`).toBe(true);
  if (!existsSync(path)) return;
  const differences = await findDifferences(picture, await readFile(path), scale);
  if (differences.length === 0) return;
  if (updateSnapshots === 'changed') return writeFile(path, picture);
  const marked = await markDifferences(picture, differences);
  await test.attach(`${name}-kept`, { path, contentType: 'image/png' });
  await test.attach(`${name}-now`, { body: picture, contentType: 'image/png' });
  await test.attach(`${name}-differs`, { body: marked, contentType: 'image/png' });
  expect.soft(differences, `${name} looks as it did`).toEqual([]);
};
