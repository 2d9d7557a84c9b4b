import { PICTURE_BYTES } from '#contract/files.ts';

/** The fields of the form for prescriptions that carry files, in their order; the names are those of the published API. */
export const PRESCRIPTION_FILES = ['resume', 'resume2', 'resume3'] as const;

/** What a prescription may be photographed or scanned as. */
export const PRESCRIPTION_PICTURES = ['jpeg', 'png'] as const;
/** The same where the shop's setting allows documents, too. */
export const PRESCRIPTION_KINDS = [...PRESCRIPTION_PICTURES, 'pdf'] as const;

/** The most that one of them may weigh. */
export const PRESCRIPTION_BYTES = PICTURE_BYTES;
