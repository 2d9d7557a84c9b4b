/** Petals of a mark on a field of 100 by 100: they point up from the middle and go round it. */
const PETALS = [
  'M50 46C38 40 38 26 50 18c12 8 12 22 0 28z',
  'M50 19a10 10 0 1 0 .01 0z',
  'M45 22a5 5 0 0 1 10 0v16a5 5 0 0 1-10 0z',
  'M50 46c-2-14 4-26 18-28 2 14-6 24-18 28z',
  'M50 18 62 32 50 46 38 32z',
  'M36 30a14 14 0 0 1 28 0z',
  'M44 18h12v12a6 6 0 0 1-12 0z',
] as const;

/** A mark of petals: no two of the first 42 are alike. */
export const drawPetals = (mark: number, dark: string, light: string): string => {
  const petal = PETALS[mark % PETALS.length] ?? PETALS[0];
  const count = 4 + ((mark * 5) % 6);
  const petals = Array.from({ length: count }, (_, i) => {
    const fill = count % 2 === 0 && i % 2 === 1 ? light : dark;
    return `<path d="${petal}" fill="${fill}" transform="rotate(${(i * 360) / count} 50 50)"/>`;
  });
  return petals.join('');
};
