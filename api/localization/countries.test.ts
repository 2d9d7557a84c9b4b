import { expect, test } from 'vitest';
import { countriesAndPhones } from './countries.ts';

test.each([
  ['ar', ['AE', 'BH', 'EG', 'JO', 'KW', 'LB', 'MA', 'OM', 'QA', 'SA']],
  ['hi', ['IN']],
] as const)('readers of %s find the states of their countries in their own letters', (...read) => {
  const [language, codes] = read;
  const { countries } = countriesAndPhones(language);
  for (const code of codes) {
    const states = countries.find((country) => country.code === code)?.states ?? [];
    expect(states.length, code).toBeGreaterThan(3);
    expect(
      states.filter(({ name }) => /\p{Script=Latin}/u.test(name)),
      code,
    ).toEqual([]);
  }
});
