export type SelectableLine = { id: string; selected: boolean; setId: number | null };

/** The line and, where it belongs to a set, every line of that set. */
export const wholeBundle = <Line extends SelectableLine>(
  lines: readonly Line[],
  line: Line,
): Line[] => (line.setId === null ? [line] : lines.filter((other) => other.setId === line.setId));

/**
 * Which lines are selected after checking and unchecking some: a set is one unit, so one of its
 * lines takes the others along. A line both checked and unchecked ends up checked; ids that are
 * not in the cart change nothing.
 */
export const selectionAfter = (
  lines: readonly SelectableLine[],
  { checked, unchecked }: { checked: readonly string[]; unchecked: readonly string[] },
): Set<string> => {
  const selected = new Set(lines.filter((line) => line.selected).map((line) => line.id));
  const reach = (ids: readonly string[]) => {
    const asked = new Set(ids);
    return lines
      .filter((line) => asked.has(line.id))
      .flatMap((line) => wholeBundle(lines, line))
      .map((line) => line.id);
  };
  for (const id of reach(unchecked)) selected.delete(id);
  for (const id of reach(checked)) selected.add(id);
  return selected;
};
