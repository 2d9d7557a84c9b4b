/** A longer word would leave the narrowest card half empty, or not fit it. */
const LINKED = /(?<![^\s(])([^\s-]{1,4}-[^\s-]{1,9})(?=[\s),.:]|$)/u;

/** The text in parts, of which every other one, from the second on, is a short word with a hyphen. */
export const splitAtLinked = (text: string): string[] => text.split(LINKED);
