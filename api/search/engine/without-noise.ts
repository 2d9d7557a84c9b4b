import { ENOUGH, type Matches } from '#api/search/engine/statement.ts';

/** What has less of the best score than this shares no more with the query than a common word: it is blue, too. */
const LEAST_SHARE = 0.005;
/** Fewer good matches are too little to leave out the others. */
const LEAST_KEPT = 3;

type Found = Pick<Matches, 'ranked' | 'others'>;

/**
 * Leaves out what would fill up a page behind the goods that are meant: blue buckets behind blue sofas. Where
 * these fill a page, or not all matches are ranked, nothing is left out.
 */
export const withoutNoise = ({ ranked, others }: Found): Found => {
  const least = LEAST_SHARE * Math.max(...ranked.map(({ score }) => score));
  const kept = ranked.filter(({ score }) => score >= least);
  const isLittle = kept.length < LEAST_KEPT;
  const isFull = kept.length >= ENOUGH || others.length > 0;
  return { ranked: isLittle || isFull ? ranked : kept, others };
};
