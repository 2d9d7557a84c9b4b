import { expect, test } from 'vitest';
import { createUploadBounds } from './upload-bounds.ts';

test('who waits too long for memory is told so, and takes nothing with them', async () => {
  const MIB = 1024 * 1024;
  const disk = { inAll: 9 * MIB, ofAddress: 9 * MIB };
  const bounds = createUploadBounds({ disk, memory: MIB, waitMs: 30 });
  const [first, second, third] = [1, 2, 3].map(() => bounds.open('192.0.2.9'));
  expect(await first?.waitForMemory(5 * MIB)).toBe(true);
  expect(await second?.waitForMemory(1)).toBe(false);
  second?.release();
  first?.release();
  expect(await third?.waitForMemory(MIB)).toBe(true);
});
