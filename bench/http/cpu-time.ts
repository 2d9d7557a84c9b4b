import { readFileSync } from 'node:fs';

const HUNDREDTHS_TO_MS = 10;

/** The fields of a process behind its name, by their numbers in proc(5) less 3. */
const fieldsOf = (pid: number): number[] =>
  (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').map(Number);

/** What a process and its threads have had of the processors, those included that have ended, milliseconds. */
export const readCpuTime = (pid: number): number => {
  const fields = fieldsOf(pid);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) * HUNDREDTHS_TO_MS;
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The same of a process with all that it has started, such as PostgreSQL's connections, ended ones included. */
export const readCpuTimeOfTree = (pid: number): number => {
  const fields = fieldsOf(pid);
  const ended = ((fields[13] ?? 0) + (fields[14] ?? 0)) * HUNDREDTHS_TO_MS;
  return childrenOf(pid).reduce((sum, child) => sum + readCpuTime(child), readCpuTime(pid) + ended);
};
