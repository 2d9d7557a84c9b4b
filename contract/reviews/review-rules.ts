/** The most pictures of one review. */
export const REVIEW_PICTURES = 5;
/** The most characters of a review. */
export const REVIEW_LENGTH = 5_000;

/** What readers may hold against a review. */
export const REPORT_REASONS = ['offensive', 'untrue', 'advertising', 'private', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
