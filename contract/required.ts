/**
 * For a schema of a form's field: the message key that a shopper is told where the field is left out. A
 * value of a wrong type is a fault of the client's, and is told otherwise.
 */
export const required = (key: string) => ({
  error: ({ input }: { input?: unknown }): string | undefined =>
    input === undefined ? key : undefined,
});
