/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords = 've ile icin bir bu o de da mi mu en cok ama veya ya gibi kadar ki ne her';
