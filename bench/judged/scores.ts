import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The lines of FOLDER/NAME.tsv or its .gz, each split at its tabs. */
export const readTsv = async (folder: string, name: string): Promise<string[][]> => {
  const plain = join(folder, `${name}.tsv`);
  const text = existsSync(plain)
    ? await readFile(plain, 'utf8')
    : gunzipSync(await readFile(`${plain}.gz`)).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
};

/** Gain (0 to 1) of each judged product, per query. */
type Judgments = Map<string, Map<string, number>>;
export type Scores = { ndcg: number; condensed: number; mrr: number; zero: number };

const K = 10;
const GOOD = 0.5;

export const readJudgments = async (folder: string): Promise<Judgments> => {
  const judgments: Judgments = new Map();
  for (const [query = '', product = '', gain = ''] of await readTsv(folder, 'qrels')) {
    const known = judgments.get(query) ?? new Map<string, number>();
    judgments.set(query, known.set(product, Number(gain)));
  }
  return judgments;
};

/** Of fewer judgments most of what is found is unjudged: published evaluations leave such queries out. */
export const LEAST_JUDGMENTS = 6;

/** Whether a query counts: enough products are judged, and one of them answers it. */
export const isJudged = (gains: Map<string, number> | undefined): gains is Map<string, number> =>
  gains !== undefined && gains.size >= LEAST_JUDGMENTS && Math.max(...gains.values()) >= GOOD;

const dcg = (gains: number[]): number =>
  gains.slice(0, K).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);

/**
 * Scores one query's products, best first, reading no further than needed: to the tenth product,
 * and on to the tenth that was judged. Condensed leaves out products that nobody judged.
 */
export const scoreRun = async (
  found: AsyncIterable<string>,
  gains: Map<string, number>,
): Promise<Scores> => {
  const top: number[] = [];
  const judged: number[] = [];
  const enough = Math.min(K, gains.size);
  for await (const id of found) {
    const gain = gains.get(id);
    if (top.length < K) top.push(gain ?? 0);
    if (gain !== undefined) judged.push(gain);
    if (top.length === K && judged.length >= enough) break;
  }
  const ideal = dcg([...gains.values()].toSorted((a, b) => b - a));
  const first = top.findIndex((gain) => gain >= GOOD);
  return {
    ndcg: dcg(top) / ideal,
    condensed: dcg(judged) / ideal,
    mrr: first < 0 ? 0 : 1 / (first + 1),
    zero: top.length === 0 ? 1 : 0,
  };
};

export const mean = (scores: Scores[]): Scores => {
  const of = (name: keyof Scores): number =>
    scores.reduce((sum, score) => sum + score[name], 0) / Math.max(1, scores.length);
  return { ndcg: of('ndcg'), condensed: of('condensed'), mrr: of('mrr'), zero: of('zero') };
};
