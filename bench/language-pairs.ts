// bench/language-pairs FILE
//
// FILE has lines of language, text, query and 1 (0: the query must not find the text), between tabs. Each
// text is title and description of a product in a scratch PostgreSQL; each query is asked for as a shopper of the language does, by
// GET all: once with the texts in their own language, once with the same in the default one. A product that is shown
// for a correction, or for some of the words, is not found.
import { readFile } from 'node:fs/promises';
import { createDb, type Db } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { startTemporaryPostgres } from '#db/temporary-postgres.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { testApp } from '#test/app.ts';
import { addProduct } from '#test/factories.ts';

type Pair = { language: LanguageCode; text: string; query: string; isWanted: boolean };

const readPair = (line: string): Pair => {
  const [language, text, query, wanted] = line.split('\t');
  if (!isLanguageCode(language) || !text || !query) throw new Error(`No pair: ${line}`);
  return { language, text, query, isWanted: wanted === '1' };
};

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const isFound = async (
  shop: ReturnType<typeof testApp>,
  { language, query }: Pair,
  id: number,
): Promise<boolean> => {
  const { data } = await shop.call(getListing, { query: { q: query }, language });
  const { products, relaxed, corrected } = data;
  const isShown = products.result.some((card) => card.id === String(id));
  return isShown && relaxed === null && corrected === null;
};

/** How many of the pairs are as wanted; prints the others. */
const countRight = async (db: Db, pairs: readonly Pair[], ids: number[]): Promise<number> => {
  const shop = testApp(db);
  let right = 0;
  for (const [index, pair] of pairs.entries()) {
    const found = await isFound(shop, pair, ids[index] ?? 0);
    if (found === pair.isWanted) right += 1;
    else
      print(`  ${found ? 'found' : 'not found'}: ${pair.language} ${pair.text} by ${pair.query}`);
  }
  return right;
};

const measure = async (name: string, pairs: readonly Pair[], isOwn: boolean): Promise<void> => {
  const postgres = await startTemporaryPostgres();
  await migrate(postgres.connection);
  const db = createDb(postgres.connection);
  try {
    const ids: number[] = [];
    for (const [index, { text, language }] of pairs.entries()) {
      const field = isOwn ? language : defaultLanguage;
      const title = { en: `Thing ${index}`, [field]: text };
      const description = { en: '-', [field]: text };
      ids.push(
        (
          await addProduct(db, title, {
            description,
            slug: { en: `thing-${index}` },
          })
        ).id,
      );
    }
    await rebuildSearch(db);
    const right = await countRight(db, pairs, ids);
    print(`${name}: ${right} of ${pairs.length}`);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
};

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file of pairs.');
const pairs = (await readFile(file, 'utf8')).split('\n').filter(Boolean).map(readPair);
await measure('texts in their own language', pairs, true);
await measure('the same in the default language', pairs, false);
