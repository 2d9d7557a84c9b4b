import { mkdtempSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { importCommand } from '#cli/import-command.ts';
import { testDatabase } from '#test/database.ts';
import { createImporting, jsonLines, KETTLE } from '#test/importing.ts';
import { Operator } from '#test/operator.ts';

const db = await testDatabase();
const { empty } = createImporting(db);
const operator = new Operator(db);

const place = mkdtempSync(join(tmpdir(), 'souk-folders-'));
const [mine, private_] = [join(place, 'mine'), join(place, 'mine-too')];
const square = { create: { width: 8, height: 8, channels: 3 as const, background: '#470096' } };
const png = await sharp(square).png().toBuffer();
await mkdir(join(mine, 'sub'), { recursive: true });
await mkdir(private_);
await writeFile(join(mine, 'sub/kettle.png'), png);
await writeFile(join(private_, 'secret.png'), png);
await symlink(join(private_, 'secret.png'), join(mine, 'link.png'));
await symlink(private_, join(mine, 'linked'));
await symlink(join(mine, 'sub'), join(mine, 'also-sub'));

const file = join(mine, 'products.jsonl');
const bring = async (image: string, ...options: string[]): Promise<string> => {
  await writeFile(file, jsonLines({ ...KETTLE, images: [image] }));
  const { out, error } = await operator.run(importCommand, file, ...options);
  return out + error;
};
const countImages = async (): Promise<number> =>
  (await db.selectFrom('product_image').select('image').execute()).length;

beforeEach(empty);

test.each(['sub/kettle.png', './sub/../sub/kettle.png', 'also-sub/kettle.png'])(
  'a picture below the folder of the file is taken: %s',
  async (image) => {
    expect(await bring(image)).not.toContain('refused and why');
    expect(await countImages()).toBe(1);
  },
);

test.each([
  '../mine-too/secret.png',
  join(private_, 'secret.png'),
  'link.png',
  'linked/secret.png',
  'sub/../../mine-too/secret.png',
])('a picture elsewhere on this machine is not: %s', async (image) => {
  expect(await bring(image)).toContain('what was refused and why');
  expect(await countImages()).toBe(0);
});

test('--pictures names another folder, and from there nothing leads out either', async () => {
  await bring('secret.png', '--pictures', private_);
  expect(await countImages()).toBe(1);
  await empty();
  await bring('../mine/sub/kettle.png', '--pictures', private_);
  expect(await countImages()).toBe(0);
  expect(await bring('secret.png', '--pictures', join(place, 'nowhere'))).toBe(
    `--pictures needs a folder, and ${join(place, 'nowhere')} is none.`,
  );
});
