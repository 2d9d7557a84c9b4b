/** The primary colour where the settings name none; the style sheet's tokens are made for it. */
export const DEFAULT_PRIMARY = '#470096';
