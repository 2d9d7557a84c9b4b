import type { z } from 'zod';
import type { privateFile } from '#contract/private-file.ts';
import type { PrivateFile } from './private-files.ts';

/** A private file as it travels. */
export type SentFile = z.output<typeof privateFile>;

export const presentFile = ({ kind, bytes }: PrivateFile): SentFile => ({
  kind,
  base64: bytes.toString('base64'),
});
