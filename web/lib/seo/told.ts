const told = new WeakMap<object, object[]>();

/**
 * Adds to what a loader gives what search engines alone read (schema.org). It stands in the document;
 * the browser is not sent it a second time as data.
 */
export const tell = (data: object, structured: object[]): void => {
  told.set(data, [...(told.get(data) ?? []), ...structured]);
};

/** The same for a page's `meta`; nothing in the browser. */
export const toldTags = (data: object) =>
  (told.get(data) ?? []).map((one) => ({ 'script:ld+json': one }));
