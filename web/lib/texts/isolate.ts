/** Keeps an amount or code in its own writing direction inside a running text (Unicode isolates). */
export const isolate = (text: string): string => `\u2066${text}\u2069`;

/** Keeps a text of either direction apart from the text around it: an address, a name. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;
