/** A piece of HTML that is safe to put into another. */
export class Html {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

type Value = Html | readonly Html[] | string | number | false | undefined;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** Isolated pieces of a text (Unicode) as HTML isolates them, which more mail programs know. */
const ISOLATED = /[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/g;

const write = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.code;
  if (typeof value === 'object') return value.map(({ code }) => code).join('');
  return escape(String(value)).replace(ISOLATED, '<bdi>$1</bdi>');
};

/** HTML with values in it: what is not HTML already is escaped. */
export const markup = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((before, part, at) => before + write(values[at - 1]) + part));
