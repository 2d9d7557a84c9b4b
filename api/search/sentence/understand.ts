import { sql } from 'kysely';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import { knownValues, type KnownValues } from '#api/search/sentence/match-attribute.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { listNamedGoods } from '#api/search/sentence/named-goods.ts';
import { readSentence } from '#api/search/sentence/read-sentence.ts';
import type { KnownValue, Sentence } from '#api/search/sentence/sentence.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import { currencyExponent } from '#contract/money.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { wordLexemes } from '#db/search/lexemes.ts';
import { tokens } from '#db/search/normalise.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';

/** More values than these are no choice of sizes and colours; the commonest attributes come first. */
const MOST_VALUES = 5_000;

type ValueRow = { id: number; attribute: Texts; value: Texts };

const named = ({ id, attribute, value }: ValueRow, language: LanguageCode): KnownValue => {
  const inBoth = (texts: Texts) => [
    ...new Set([inLanguage(texts, language), inLanguage(texts, defaultLanguage)]),
  ];
  return {
    id,
    attribute: inLanguage(attribute, language),
    value: inLanguage(value, language),
    attributeNames: inBoth(attribute),
    valueNames: inBoth(value),
  };
};

const listKnownValues = async (db: Db, language: LanguageCode): Promise<KnownValues> => {
  const { rows } = await sql<ValueRow>`
    select v.id, a.title as attribute, v.title as value
    from attribute_value v join attribute a on a.id = v.attribute_id
    order by a.position, a.id, v.position, v.id limit ${sql.lit(MOST_VALUES)}`.execute(db);
  return knownValues(
    rows.map((row) => named(row, language)),
    language,
  );
};

type Sources = { sharedCache: SharedCache; vocabularies: Vocabularies };

/** The last word of a query, where no product is known by it: it may not be typed to its end. */
const begunWord = (q: string, { language, ...known }: Vocabulary): string | undefined => {
  const last = q.trim().split(/\s+/u).at(-1) ?? '';
  const [token, ...others] = tokens(last, language);
  if (!token || others.length > 0) return undefined;
  const isKnown =
    known.isInTerm(token.folded) ||
    known.synonyms(token.folded).length > 0 ||
    known.wordDf(token.folded) > 0 ||
    wordLexemes(token.word, language).some((lexeme) => known.titleDf(lexeme) > 0);
  return isKnown ? undefined : last;
};

/** What a query asks for, read with the shop's currency, attributes and titles. `literal`: see Reader. */
export const understand = async (
  db: Db,
  { sharedCache, vocabularies }: Sources,
  { q, language, literal }: { q: string; language: LanguageCode; literal: readonly string[] },
): Promise<Sentence> => {
  const [{ currency }, values, vocabulary] = await Promise.all([
    sharedCache.read(getSettings),
    sharedCache.read(listKnownValues, language),
    vocabularies.get(language),
  ]);
  const exponent = currencyExponent(currency);
  const begun = begunWord(q, vocabulary);
  const reader = { language, exponent, values, isBegun: begun !== undefined };
  const sentence = readSentence(q, { ...reader, literal });
  const named = await listNamedGoods(db, sentence, vocabulary, begun);
  if (named.length === 0) return sentence;
  return readSentence(q, { ...reader, literal: [...literal, ...named] });
};
