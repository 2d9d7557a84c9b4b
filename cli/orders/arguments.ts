import { CommandError } from '#cli/command-error.ts';
import { readCount } from '#cli/option-values.ts';

/** The number of the order that an action is about. Throws CommandError. */
export const readNumber = (action: string, positionals: readonly string[]): string => {
  const [number, ...more] = positionals;
  if (number === undefined || more.length > 0)
    throw new CommandError(`orders ${action} needs one NUMBER; orders list shows them.`);
  return number;
};

/** What `--line 2` or `--package 1` counts to, as the command `shows` numbers it. Throws CommandError. */
export const pick = <Item>(
  items: readonly Item[],
  option: string,
  given: string,
  shows = 'orders show',
): Item => {
  const item = items[(readCount(option, given) ?? 0) - 1];
  if (item === undefined)
    throw new CommandError(`${option} goes from 1 to ${items.length}; ${shows} numbers them.`);
  return item;
};
