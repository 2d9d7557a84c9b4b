import { readTsv } from './tsv.ts';

/** Gain (0 to 1) of each judged product, per query. */
export type Judgments = Map<string, Map<string, number>>;
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

/** Whether a query counts: some judged product answers it. */
export const isJudged = (gains: Map<string, number> | undefined): gains is Map<string, number> =>
  gains !== undefined && Math.max(...gains.values()) >= GOOD;

const dcg = (gains: number[]): number =>
  gains.slice(0, K).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);

/** Scores one query's products, best first. Condensed leaves out products that nobody judged. */
export const scoreRun = (found: string[], gains: Map<string, number>): Scores => {
  const ideal = dcg([...gains.values()].toSorted((a, b) => b - a));
  const judged = found.flatMap((id) => gains.get(id) ?? []);
  const first = found.slice(0, K).findIndex((id) => (gains.get(id) ?? 0) >= GOOD);
  return {
    ndcg: dcg(found.map((id) => gains.get(id) ?? 0)) / ideal,
    condensed: dcg(judged) / ideal,
    mrr: first < 0 ? 0 : 1 / (first + 1),
    zero: found.length === 0 ? 1 : 0,
  };
};

export const mean = (scores: Scores[]): Scores => {
  const of = (name: keyof Scores): number =>
    scores.reduce((sum, score) => sum + score[name], 0) / Math.max(1, scores.length);
  return { ndcg: of('ndcg'), condensed: of('condensed'), mrr: of('mrr'), zero: of('zero') };
};
