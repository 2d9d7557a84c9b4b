/** The fields of the form for prescriptions that carry files, in their order; clients were promised these names. */
export const PRESCRIPTION_FILES = ['resume', 'resume2', 'resume3'] as const;
