import type { Sort } from '#contract/sorts.ts';

/** What a part of a query was read as; `text` is what was typed. */
export type SentencePart = { text: string } & (
  | { kind: 'price'; min: number | null; max: number | null }
  | { kind: 'without'; words: string }
  | { kind: 'phrase'; words: string }
  | {
      kind: 'attribute';
      attribute: string;
      value: string;
      ids: number[];
      /** Of a colour, the values that will do for it, the closest first. */
      near?: number[];
    }
  | { kind: 'sort'; sort: Sort }
  | { kind: 'gift'; recipient: string }
);

type AttributePart = Extract<SentencePart, { kind: 'attribute' }>;

/** A colour that is asked for. */
export type ColourPart = AttributePart & { near: number[] };

/** Whether a part asks for a colour. */
export const isColour = (part: SentencePart): part is ColourPart =>
  part.kind === 'attribute' && part.near !== undefined;

/** The values of an attribute that will do, what was asked for first. */
export const valuesOf = ({ ids, near = [] }: AttributePart): number[] => [...ids, ...near];

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** A query without what was typed of a part, where it stands there in whole words. */
export const withoutText = (q: string, { text }: SentencePart): string => {
  for (let at = q.indexOf(text); at >= 0; at = q.indexOf(text, at + 1)) {
    const before = q.slice(0, at);
    const behind = q.slice(at + text.length);
    if (LETTER.test(before.at(-1) ?? '') || LETTER.test(behind[0] ?? '')) continue;
    return `${before} ${behind}`.replace(/\s+/gu, ' ').trim();
  }
  return q;
};

/** A query as it was understood. */
export type Sentence = {
  /** What is searched for: all that was not understood, and the words of phrases. */
  words: string;
  parts: SentencePart[];
};

/** A value of an attribute that the shop has, in the words of every language that is looked at. */
export type KnownValue = {
  id: number;
  attribute: string;
  value: string;
  attributeNames: string[];
  valueNames: string[];
};
