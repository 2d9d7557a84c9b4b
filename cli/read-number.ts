import { CommandError } from '#cli/command-error.ts';

const MOST = 1_000_000;

/** The whole number of an option, from 1 on; undefined without it. Throws CommandError. */
export const readCount = (option: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new CommandError(`${option} is a whole number from 1 to ${MOST}, and not "${text}".`);
};
