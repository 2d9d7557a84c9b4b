import { expect, test } from 'vitest';
import { writeNumber, writePercent } from './formats.ts';
import { languages } from './languages.ts';

test.each(Object.values(languages))(
  '$name writes numbers and percents by its rules',
  (language) => {
    const { locale } = language;
    const numbers = new Intl.NumberFormat(locale);
    const percents = new Intl.NumberFormat(locale, { style: 'percent' });
    for (const value of [0, 7, 42, 999, 1_000, 1_234_567, 4.5, -3])
      expect(writeNumber(locale, value)).toBe(numbers.format(value));
    for (const percent of [1, 25, 100])
      expect(writePercent(language, percent)).toBe(percents.format(percent / 100));
  },
);
