/** Keeps an amount or code in its own writing direction inside a running text (Unicode isolates). */
export const isolate = (text: string): string => `\u2066${text}\u2069`;
