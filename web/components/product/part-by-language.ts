type Written = { language: string };

/**
 * What is written in the language of the page, and what is not. Where nothing is in that language, all of it is
 * shown: nobody should have to open a list to see that something is said.
 */
export const partByLanguage = <Text extends Written>(
  texts: readonly Text[],
  language: string,
): { own: readonly Text[]; others: readonly Text[] } => {
  const own = texts.filter((text) => text.language === language);
  if (own.length === 0) return { own: texts, others: [] };
  return { own, others: texts.filter((text) => text.language !== language) };
};
