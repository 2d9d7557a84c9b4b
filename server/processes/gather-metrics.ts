import type { Family } from '#server/metrics/exposition.ts';
import type { Workers } from '#server/processes/workers.ts';

/** A process that does not tell its figures within this is left out, milliseconds. */
const PATIENCE_MS = 1_000;

type ProcessFamilies = [process: string, families: Family[]];

/** The families of all processes as one, each sample with its process. */
const merge = (gathered: ProcessFamilies[]): Family[] => {
  const merged = new Map<string, Family>();
  for (const [name, families] of gathered)
    for (const { samples, ...family } of families) {
      const all = merged.get(family.name) ?? { ...family, samples: [] };
      for (const sample of samples)
        all.samples.push({ ...sample, labels: { process: name, ...sample.labels } });
      merged.set(family.name, all);
    }
  return [...merged.values()];
};

/** Gathers the figures of all processes for the worker that was asked for them. */
export const createMetricsGatherer = (workers: Workers, ownFamilies: () => Family[]) => {
  type Round = { gathered: ProcessFamilies[]; missing: Set<number>; done: () => void };
  const rounds = new Map<number, Round>();
  let last = 0;

  return {
    /** All figures are wanted by the worker of that number, under its own id. */
    gather: (asker: number, id: number): void => {
      const round = (last += 1);
      const gathered: ProcessFamilies[] = [['primary', ownFamilies()]];
      const numbers = workers.numbers();
      const done = (): void => {
        clearTimeout(timer);
        rounds.delete(round);
        workers.tell(asker, { is: 'answered', id, families: merge(gathered) });
      };
      const timer = setTimeout(done, PATIENCE_MS).unref();
      rounds.set(round, { gathered, missing: new Set(numbers), done });
      for (const number of numbers) workers.tell(number, { is: 'asked', id: round });
    },
    /** Adds the metrics of a worker. */
    take: (number: number, id: number, families: Family[]): void => {
      const round = rounds.get(id);
      if (!round?.missing.delete(number)) return;
      round.gathered.push([String(number), families]);
      if (round.missing.size === 0) round.done();
    },
  };
};
