import type english from './en/messages.json';
import { pluralsOf, writeNumber } from './formats.ts';
import { languages, type LanguageCode } from './languages.ts';

type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Category}` ? Base : Key;
type KeysOf<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : KeysOf<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/** A message's full name: `cart.productAdded`; a plural without its form: `cart.items`. */
export type MessageKey = KeysOf<typeof english>;
export type Namespace = keyof typeof english;

export type MessageNode = { [key: string]: string | MessageNode };
/** The messages of some namespaces, in one language. */
export type Messages = Partial<Record<Namespace, MessageNode>>;

/** What fills `{name}`; `count` also chooses the plural form and is written by the locale's rules. */
export type Values = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: Values) => string;

const seek = (messages: Messages, key: string): string | undefined => {
  let node: string | MessageNode | undefined = messages as MessageNode;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
};

const found = new WeakMap<Messages, Map<string, string>>();

/** The message of a full name. A page asks for hundreds, so that their way there is remembered. */
const find = (messages: Messages, key: string): string | undefined => {
  const known = found.get(messages) ?? new Map<string, string>();
  found.set(messages, known);
  const text = known.get(key) ?? seek(messages, key);
  if (text !== undefined) known.set(key, text);
  return text;
};

/**
 * Makes the `t` of one language over its messages. A key without a message answers the key itself:
 * ugly enough to be seen, and no reason to lose the page.
 */
export const createTranslate = (language: LanguageCode, messages: Messages): Translate => {
  const { locale } = languages[language];
  const written = (value: string | number) =>
    typeof value === 'number' ? writeNumber(locale, value) : value;

  return (key, values) => {
    const counted =
      typeof values?.['count'] === 'number'
        ? (find(messages, `${key}_${pluralsOf(locale).select(values['count'])}`) ??
          find(messages, `${key}_other`))
        : undefined;
    const text = counted ?? find(messages, key) ?? key;
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name];
      return value === undefined ? hole : written(value);
    });
  };
};
