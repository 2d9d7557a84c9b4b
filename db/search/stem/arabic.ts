/** Prefixes of the definite article, alone or behind and, with, like, so, for. */
const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل'];
const SUFFIXES = ['يات', 'ات', 'ها', 'ان', 'ون', 'ين', 'يه', 'ه', 'ي'];
const SHORTEST = 3;

const withoutArticle = (word: string): string => {
  const article = ARTICLES.find(
    (prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORTEST,
  );
  return article ? word.slice(article.length) : word;
};

const withoutSuffix = (word: string): string => {
  const suffix = SUFFIXES.find(
    (ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST,
  );
  return suffix ? word.slice(0, -suffix.length) : word;
};

/**
 * Light stemming of a folded Arabic word (after Larkey's light10): the article and the commonest
 * endings. Broken plurals keep their own stem; they are what synonyms are for. Where only three
 * letters follow the article it may be no article (العاب, games), so both readings are given.
 */
export const arabicStems = (word: string): string[] => {
  const rest = withoutArticle(word);
  const stem = withoutSuffix(rest);
  return rest !== word && rest.length === SHORTEST ? [stem, withoutSuffix(word)] : [stem];
};
