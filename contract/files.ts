/** What a file is, known by its content. */
export const FILE_KINDS = ['jpeg', 'png', 'webp', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The most bytes of a picture that a shopper sends; browsers make larger ones smaller first. */
export const PICTURE_BYTES = 1_000_000;

/** The field of a form that carries the picture of an account. */
export const ACCOUNT_PICTURE = 'picture';

/**
 * The files that a call takes, beside its `json`: then its body is a form (multipart/form-data), the fields
 * of `json` are text in it, and a caller without files may send JSON as ever.
 */
export type FilesRule = {
  /** The form's fields that may carry files. */
  fields: readonly string[];
  kinds: readonly FileKind[];
  /** The most files in all, and bytes of each and of all together. */
  count: number;
  bytesPerFile: number;
  bytesInAll: number;
  /** A file that is refused does not refuse the call: it is told of the file, and takes the good ones. */
  keepsGoodFiles?: true;
};

/** Pictures that shoppers send: JPEG or PNG, at most 1000 kB each. */
export const pictureFiles = (fields: readonly string[], count: number): FilesRule => ({
  fields,
  kinds: ['jpeg', 'png'],
  count,
  bytesPerFile: PICTURE_BYTES,
  bytesInAll: count * PICTURE_BYTES,
});

/**
 * A call of another shop or provider (a webhook): its body is handed over as it came, and it is answered
 * with statuses that the other side knows, without an envelope.
 */
export type RawRule = {
  /** The most bytes of the body. */
  bytes: number;
  /** What it answers, for the description. */
  statuses: readonly number[];
};

/** A file as a caller gives it, with the field of the form that it belongs to. */
export type SentFile = { field: string; bytes: Uint8Array<ArrayBuffer> };

/** The fields of a form that say what `json` says: text, a list as a repeated field. */
export const formFieldsOf = (json: unknown): [name: string, text: string][] =>
  Object.entries((json ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => {
        if (typeof one === 'object') throw new TypeError(`${name} cannot be a field of a form`);
        return [name, String(one)];
      }),
  );

/** What any call that takes files may refuse. */
export const FILE_REFUSALS = {
  201: ['upload.tooLarge', 'upload.tooMany', 'upload.wrongKind'],
  413: ['upload.tooLarge'],
} as const;
