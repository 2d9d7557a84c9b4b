export type SelectableLine = { id: string; selected: boolean; bundleId: number | null };

/** The line and, where it belongs to a bundle, every line of that bundle. */
export const wholeBundle = <Line extends SelectableLine>(
  lines: readonly Line[],
  line: Line,
): Line[] =>
  line.bundleId === null ? [line] : lines.filter((other) => other.bundleId === line.bundleId);

/**
 * Which lines are selected after checking and unchecking some: a bundle is one unit, so one of its
 * lines takes the others along. A line both checked and unchecked ends up checked; ids that are
 * not in the cart change nothing.
 */
export const selectionAfter = (
  lines: readonly SelectableLine[],
  { checked, unchecked }: { checked: readonly string[]; unchecked: readonly string[] },
): Set<string> => {
  const selected = new Set(lines.filter((line) => line.selected).map((line) => line.id));
  const reach = (ids: readonly string[]) => {
    const chosen = new Set(ids);
    return lines
      .filter((line) => chosen.has(line.id))
      .flatMap((line) => wholeBundle(lines, line))
      .map((line) => line.id);
  };
  for (const id of reach(unchecked)) selected.delete(id);
  for (const id of reach(checked)) selected.add(id);
  return selected;
};
