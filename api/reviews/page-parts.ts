import { PER_PAGE } from '#contract/page-size.ts';

/**
 * What a page has of one group: `rows` of them, behind `skipped` others. From its start, or from its end
 * where that is nearer: the last page costs what the first one does.
 */
export type PagePart<Group> = {
  group: Group;
  from: 'start' | 'end';
  skipped: number;
  rows: number;
};

/**
 * Which parts of these groups, one behind the other, stand on the page that begins behind `offset` rows.
 * A group of which the page has nothing is in none, so that nothing is read of it.
 */
export const partsOfPage = <Group extends { size: number }>(
  groups: readonly Group[],
  offset: number,
): PagePart<Group>[] => {
  const parts: PagePart<Group>[] = [];
  let before = 0;
  for (const group of groups) {
    const start = Math.max(0, offset - before);
    const end = Math.min(group.size, offset + PER_PAGE - before);
    before += group.size;
    if (start >= end) continue;
    const behind = group.size - end;
    const rows = end - start;
    parts.push(
      start <= behind
        ? { group, from: 'start', skipped: start, rows }
        : { group, from: 'end', skipped: behind, rows },
    );
  }
  return parts;
};
