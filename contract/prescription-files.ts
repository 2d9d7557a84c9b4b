/** The fields of the form for prescriptions that carry files, in their order; the names are those of the published API. */
export const PRESCRIPTION_FILES = ['resume', 'resume2', 'resume3'] as const;
