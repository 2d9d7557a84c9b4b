// Where tests keep what is gone after them. Plain JavaScript, as bootstrap.mjs.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps what lies here in memory. */
const MEMORY = '/dev/shm';
/** All tests and journeys together take less than half of it. */
const ROOM_BYTES = 4_000_000_000;

const hasRoom = () => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
};

/** Some systems start no program from there, and tests start shops. */
const startsPrograms = (folder) => {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
};

/**
 * A folder for temporary files in memory, in the environment: a database of its own for each file of
 * tests is some thousand files that are written and deleted, and a disk without a journal (ext4) looks
 * each time through what was deleted in the last minutes, which took as long as the tests. Where memory
 * has no such room, or the user has named a folder, all stays as it is, and where journeys go to a shop that
 * is open already, whose mails they read. `remove` is to be called at the end.
 */
export const temporaryFolder = () => {
  const usual = { env: {}, remove: () => {} };
  if (process.env.TMPDIR || process.env.E2E_URL || !hasRoom()) return usual;
  const folder = mkdtempSync(join(MEMORY, 'souk-'));
  // PostgreSQL's own user has to pass through.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (startsPrograms(folder)) return { env: { TMPDIR: folder }, remove };
  remove();
  return usual;
};
