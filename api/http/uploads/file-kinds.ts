import type { FileKind } from '#contract/files.ts';

const startsWith = (bytes: Buffer, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const says = (bytes: Buffer, text: string, from = 0): boolean =>
  bytes.toString('latin1', from, from + text.length) === text;

const SIGNS: Record<FileKind, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  png: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  webp: (bytes) => says(bytes, 'RIFF') && says(bytes, 'WEBP', 8),
  pdf: (bytes) => says(bytes, '%PDF-'),
};

/**
 * What a file says it is by its first bytes, whatever its name; undefined for any other kind. More may be
 * behind them: whoever shows a file to others decodes it and writes it anew.
 */
export const findFileKind = (bytes: Buffer): FileKind | undefined =>
  (Object.keys(SIGNS) as FileKind[]).find((kind) => SIGNS[kind](bytes));
