/** As Promise.all of the work, with a few at a time; the answers are in the order of the items. */
export const mapConcurrently = async <Item, Answer>(
  items: readonly Item[],
  few: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const workers = Array.from({ length: few }, async () => {
    for (const [index, item] of waiting) answers[index] = await work(item);
  });
  await Promise.all(workers);
  return answers;
};
