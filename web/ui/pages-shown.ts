/** The first, the last and those around the page; 0 stands for a gap. */
export const pagesShown = (page: number, last: number): number[] => {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((one, at) => {
    const before = shown[at - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [0, one] : [one];
  });
};
