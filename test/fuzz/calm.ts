/** What only the inside of a shop knows: stacks, statements, words of the database. */
const INSIDES =
  /\n\s+at \S.*:\d+:\d+|node_modules|\bfile:\/\/\/(?!etc)|(Postgres|Kysely|Zod|Type|Reference|Range)Error\b|syntax error at|invalid input syntax|violates [\w-]+ constraint|relation \\?"|\b(select|insert into|update) "/;

type Answered = { status: number; text: string };

/** Why this answer to a bad request is a fault of the shop, undefined where it is none. */
export const faultIn = ({ status, text }: Answered, secrets: string[]): string | undefined => {
  if (status >= 500) return `answered ${status}`;
  const inside = INSIDES.exec(text)?.[0];
  if (inside) return `tells of its insides: ${inside}`;
  const secret = secrets.find((one) => text.includes(one));
  return secret && `tells what is somebody else's: ${secret}`;
};

/** The answer, or an error where none comes. */
export const withoutHanging = async <Value>(work: Promise<Value>, ms = 10_000): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer came')), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs `work` for each of the items, so many at a time. */
export const inLanes = async <Item>(
  items: Item[],
  lanes: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> => {
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
