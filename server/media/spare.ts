/** Holds bytes by name in memory, so many at most: those asked for longest ago go first. */
export const createSpare = (mostBytes: number) => {
  const held = new Map<string, Buffer>();
  let total = 0;

  const drop = (name: string): void => {
    total -= held.get(name)?.length ?? 0;
    held.delete(name);
  };

  return {
    find: (name: string): Buffer | undefined => {
      const bytes = held.get(name);
      if (!bytes) return undefined;
      held.delete(name);
      held.set(name, bytes);
      return bytes;
    },
    put: (name: string, bytes: Buffer): void => {
      drop(name);
      held.set(name, bytes);
      total += bytes.length;
      for (const oldest of held.keys()) {
        if (total <= mostBytes) return;
        drop(oldest);
      }
    },
  };
};
