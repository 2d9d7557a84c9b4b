import { expect, test } from 'vitest';
import { writeDays, writeNumber, writePercent } from './formats.ts';
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

test.each(Object.values(languages))(
  '$name writes two days as every browser does, whose spaces are plain ones',
  ({ locale }) => {
    for (const to of ['2026-11-29', '2026-11-30', '2026-12-02', '2027-01-02'])
      expect(writeDays(locale, '2026-11-29', to)).not.toMatch(/[\u2009\u202f]/);
  },
);
