/**
 * Inside a text each quotation mark costs three backslashes more; a tilde costs none. A single pattern
 * for both signs would take several times as long.
 */
const swapQuotes = (text: string): string => {
  if (!text.includes('~')) return text.replaceAll('"', '~');
  if (!text.includes('"')) return text.replaceAll('~', '"');
  // JSON has no NUL in it.
  return text.replaceAll('~', '\0').replaceAll('"', '~').replaceAll('\0', '"');
};

/** More than are on their way from a loader to its page at the same time. */
const MOST = 100;
const unpacked = new Map<string, object>();
const packed = new WeakMap<object, string>();

/** The object that this text was made of or into last, which is `data` if there is none. */
const recall = (text: string, data: () => object): object => {
  const known = unpacked.get(text) ?? data();
  unpacked.delete(text);
  unpacked.set(text, known);
  const [oldest] = unpacked.keys();
  if (unpacked.size > MOST && oldest !== undefined) unpacked.delete(oldest);
  return known;
};

/**
 * Much data as one text. The router's own stream numbers every value that it sends, and numbers that
 * differ from card to card compress badly: packed, such data weighs about half. The same object is
 * packed once, and unpacked here it is itself: nobody changes it.
 */
export const pack = (data: object): string => {
  const text = packed.get(data) ?? swapQuotes(JSON.stringify(data));
  packed.set(data, text);
  recall(text, () => data);
  return text;
};

/** What a loader has packed; the same object for the same text. */
export const unpack = <Data extends object>(text: string): Data =>
  recall(text, () => JSON.parse(swapQuotes(text)) as object) as Data;
