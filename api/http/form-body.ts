import type { FileKind, FilesRule } from '#contract/files.ts';
import { languages, type LanguageCode } from '#i18n/languages.ts';
import { findFileKind } from './uploads/file-kinds.ts';
import { isText } from './read-request.ts';
import { fail, refuse, type Failed, type Refusal, type Refused } from './reply.ts';

/** A file as a handler gets it. Its name and what the sender calls it are not believed, and not kept. */
export type UploadedFile = { field: string; kind: FileKind; bytes: Buffer };

/** A file that was refused by itself: `at` is its place among all that were sent, from 0. */
export type RefusedFile = { at: number; refusal: Refusal };

/** The body of a call with files. */
export type FormBody =
  | { ok: true; json: unknown; files: UploadedFile[]; refusedFiles?: RefusedFile[] }
  | { ok: false; refused: Refused | Failed };

/** Of the text of a form: bytes in all, fields, and characters of a name. */
export const TEXT_LIMITS = { bytes: 100_000, fields: 100, name: 100 };

const kilobytes = ({ bytesPerFile }: FilesRule): number => Math.floor(bytesPerFile / 1000);

const kindsIn = ({ kinds }: FilesRule, language: LanguageCode): string =>
  new Intl.ListFormat(languages[language].locale, { type: 'disjunction' }).format(
    kinds.map((kind) => kind.toUpperCase()),
  );

/** A body that is larger than all files together may be. */
export const bodyTooLarge = (rule: FilesRule): Failed =>
  fail(413, 'upload.tooLarge', { size: kilobytes(rule) });

/** Gathers a form, part by part; what its rule does not allow is refused at once. */
export const createFormBody = (rule: FilesRule, language: LanguageCode) => {
  const texts = new Map<string, string[]>();
  const files: UploadedFile[] = [];
  const refusedFiles: RefusedFile[] = [];
  let textBytes = 0;
  let textFields = 0;

  /** Why a file is not taken; its kind where it is. */
  const checkFile = (field: string, bytes: Buffer): FileKind | Refused => {
    if (files.length >= rule.count) return refuse('upload.tooMany', { count: rule.count }, field);
    if (bytes.length > rule.bytesPerFile)
      return refuse('upload.tooLarge', { size: kilobytes(rule) }, field);
    const kind = findFileKind(bytes);
    return kind && rule.kinds.includes(kind)
      ? kind
      : refuse('upload.wrongKind', { kinds: kindsIn(rule, language) }, field);
  };

  return {
    isFile: (field: string): boolean => rule.fields.includes(field),
    addText: (name: string, text: string): Failed | undefined => {
      textBytes += Buffer.byteLength(text);
      textFields += 1;
      if (textBytes > TEXT_LIMITS.bytes || textFields > TEXT_LIMITS.fields)
        return fail(413, 'api.bodyTooLarge');
      if (!isText(name) || !isText(text)) return fail(400, 'api.badText');
      if (name.length > TEXT_LIMITS.name) return fail(400, 'api.badRequest');
      texts.set(name, [...(texts.get(name) ?? []), text]);
      return undefined;
    },
    addFile: (field: string, bytes: Buffer): Refused | Failed | undefined => {
      const kind = checkFile(field, bytes);
      if (typeof kind !== 'string') {
        if (!rule.keepsGoodFiles) return kind;
        refusedFiles.push({ at: files.length + refusedFiles.length, refusal: kind.refusals[0] });
        return undefined;
      }
      files.push({ field, kind, bytes });
      const all = files.reduce((sum, file) => sum + file.bytes.length, 0);
      return all > rule.bytesInAll ? bodyTooLarge(rule) : undefined;
    },
    /** As a plain object of texts, a repeated name as a list; `__proto__` is a name like any other. */
    done: (): FormBody => ({
      ok: true,
      json: Object.fromEntries(
        [...texts].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
      ),
      files,
      refusedFiles,
    }),
  };
};

export type FormGatherer = ReturnType<typeof createFormBody>;
