/** Where names stand that begin with a figure or a sign. */
const OTHER = '#';

/** The letter under which a name is found: a large one, without its accent. */
export const letterOf = (name: string): string => {
  const [first = ''] = name.trim().normalize('NFD');
  return /\p{Letter}/u.test(first) ? first.toUpperCase() : OTHER;
};
