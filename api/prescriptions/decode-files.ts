import { PRESCRIPTION_FILES } from '#contract/prescriptions/prescription-files.ts';
import type { UploadedFile } from '#api/http/form-body.ts';
import { refuseAll, type Refusal, type Refused } from '#api/http/reply.ts';
import { decodePicture } from '#api/files/decode-picture.ts';
import type { PrivateFile } from '#api/files/private-files.ts';

/** A file with its place in the form, from 1. */
export type PlacedFile = PrivateFile & { position: number };

const positionOf = (field: string): number =>
  PRESCRIPTION_FILES.findIndex((name) => name === field) + 1;

/** The file as it is kept; else why it cannot be. */
const readFile = async ({ field, kind, bytes }: UploadedFile): Promise<PlacedFile | Refusal> => {
  const position = positionOf(field);
  if (kind === 'pdf') return { kind, bytes, position };
  const decoded = await decodePicture(bytes);
  if (!decoded) return { key: 'upload.unreadable', field };
  return { kind: 'jpeg', bytes: decoded.bytes, position };
};

/** The files as they are kept: pictures written anew. Refused where one cannot be, each beside its field. */
export const decodeFiles = async (
  files: readonly UploadedFile[],
): Promise<PlacedFile[] | Refused> => {
  const read = await Promise.all(files.map(readFile));
  const refusals = read.filter((one): one is Refusal => 'key' in one);
  if (refusals.length > 0) return refuseAll([{ key: 'upload.someFailed' }, ...refusals]);
  return read.filter((one): one is PlacedFile => 'bytes' in one);
};
