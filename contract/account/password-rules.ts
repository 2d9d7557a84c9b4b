/** So many characters a new password has at least. */
export const PASSWORD_LEAST = 6;
