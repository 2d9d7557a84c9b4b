/**
 * Splits `total` over `weights` in whole units: each part is its exact share rounded down, and the
 * units left over go to the largest remainders (the earlier one where they are equal). The parts
 * add up to `total` exactly, and no part exceeds its weight as long as `total` does not exceed
 * their sum. Without any weight the parts are as equal as can be.
 */
export const splitAmount = (total: number, weights: readonly number[]): number[] => {
  if (weights.length === 0) return [];
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  if (weightSum === 0)
    return splitAmount(
      total,
      weights.map(() => 1),
    );

  // BigInt: an amount times an amount leaves the safe integers.
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return {
      index,
      part: Number(product / BigInt(weightSum)),
      remainder: Number(product % BigInt(weightSum)),
    };
  });
  const parts = shares.map((share) => share.part);
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
};

/** `splitAmount` over things with an id, whatever the order they come in. */
export const splitById = (
  total: number,
  weighted: readonly { id: string; weight: number }[],
): Map<string, number> => {
  const ordered = weighted.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const parts = splitAmount(
    total,
    ordered.map(({ weight }) => weight),
  );
  return new Map(ordered.map(({ id }, index) => [id, parts[index] ?? 0]));
};
