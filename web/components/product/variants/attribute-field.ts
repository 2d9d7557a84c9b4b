/** How the fields of attributes begin. */
export const FIELD = 'attribute_';

/** The form field of an attribute. */
export const fieldOf = (attributeId: string): string => `${FIELD}${attributeId}`;
