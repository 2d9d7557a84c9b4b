/** A grain of less than a byte, without which soft shadows show steps; the same for the same. */
export const grain = (at: number): number => {
  const hash = Math.imul(at ^ (at >>> 15), 0x2c1b3c6d);
  return 1 + ((((hash ^ (hash >>> 12)) >>> 0) % 1024) / 1024 - 0.5) * 0.012;
};
