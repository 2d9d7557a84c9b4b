import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { FilesRule } from '#contract/files.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import {
  bodyTooLarge,
  createFormBody,
  TEXT_LIMITS,
  type FormBody,
  type FormGatherer,
} from '#api/http/form-body.ts';
import { readJson, viewOf } from '#api/http/read-request.ts';
import { readUpload } from './read-upload.ts';
import { fail, type Failed, type Refused } from '#api/http/reply.ts';
import type { Upload } from './upload-bounds.ts';

/** Bytes of the headers of one part, and of what stands around it. */
const PART_HEADERS = 4_096;
/** The longest that the standard allows. */
const LONGEST_BOUNDARY = 70;
/** In memory at once: the body, and the files that are cut out of it. */
const COPIES = 2;

type Refusal = Refused | Failed;

const isMultipart = (contentType: string): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(contentType.trim());

/** What a part says of itself; undefined where its headers or its text are not UTF-8. */
const readPart = (part: MultipartPart, isFile: (name: string) => boolean) => {
  try {
    const { name = '', filename } = part;
    return { name, filename, text: isFile(name) || filename !== undefined ? '' : part.text };
  } catch {
    // The decoder refuses them.
    return undefined;
  }
};

const addPart = (form: FormGatherer, part: MultipartPart): Refusal | undefined => {
  const read = readPart(part, form.isFile);
  if (!read) return fail(400, 'api.badText');
  const { name, filename, text } = read;
  if (name === '') return fail(400, 'api.badRequest');
  // A form sends its empty fields too.
  if (form.isFile(name) && part.bytes.length === 0 && !filename) return undefined;
  if (form.isFile(name)) return form.addFile(name, viewOf(part.bytes));
  // A file where the call takes none.
  if (filename !== undefined) return fail(400, 'api.invalidField', { field: name });
  return form.addText(name, text);
};

const isWhole = (parser: MultipartParser): boolean => {
  try {
    parser.finish();
    return true;
  } catch {
    // Its way to say that more should have come.
    return false;
  }
};

/** Hands the body over to the parser, and each of its parts to the form. */
const parseBody = (
  parser: MultipartParser,
  body: Buffer,
  { form, rule }: { form: FormGatherer; rule: FilesRule },
): Refusal | undefined => {
  try {
    for (const part of parser.write(body)) {
      const refused = addPart(form, part);
      if (refused) return refused;
    }
    return undefined;
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      return bodyTooLarge(rule);
    if (error instanceof MaxPartsExceededError) return fail(413, 'api.bodyTooLarge');
    if (!(error instanceof MultipartParseError)) throw error;
    // What follows the end of the form is ignored.
    return isWhole(parser) ? undefined : fail(400, 'api.badRequest');
  }
};

type Reading = { rule: FilesRule; language: LanguageCode; upload: Upload };

const readMultipart = async (
  request: Request,
  contentType: string,
  { rule, language, upload }: Reading,
): Promise<FormBody> => {
  const stop = (refused: Refusal): FormBody => ({ ok: false, refused });
  const boundary = getMultipartBoundary(contentType)?.trim() ?? '';
  if (boundary === '' || boundary.length > LONGEST_BOUNDARY)
    return stop(fail(400, 'api.badRequest'));
  const contentBytes = rule.bytesInAll + TEXT_LIMITS.bytes;
  const parts = rule.count + rule.fields.length + TEXT_LIMITS.fields;
  const mostBytes = contentBytes + parts * PART_HEADERS;
  const form = createFormBody(rule, language);
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: PART_HEADERS,
    maxFileSize: contentBytes,
    maxTotalSize: contentBytes,
    maxParts: parts,
  });
  const read = await readUpload(request, mostBytes, { upload, copies: COPIES });
  if (!read.ok) return stop(read.failed.status === 413 ? bodyTooLarge(rule) : read.failed);
  const refused = parseBody(parser, read.value, { form, rule });
  if (refused) return stop(refused);
  return isWhole(parser) ? form.done() : stop(fail(400, 'api.badRequest'));
};

/**
 * The body of a call that takes files: a form whose limits hold while it comes in, or JSON where no file
 * is sent.
 */
export const readForm = async (request: Request, reading: Reading): Promise<FormBody> => {
  const contentType = request.headers.get('content-type') ?? '';
  if (isMultipart(contentType)) return readMultipart(request, contentType, reading);
  const read = await readJson(request);
  return read.ok ? { ok: true, json: read.value, files: [] } : { ok: false, refused: read.failed };
};
