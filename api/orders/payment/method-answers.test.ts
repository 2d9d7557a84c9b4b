import { expect, test } from 'vitest';
import { translator } from '#i18n/messages.ts';
import { readAnswers } from './method-answers.ts';

const t = translator('en');
const fields = [
  { name: 'identity', label: 'payment.identityNumber', maxLength: 20, countries: ['TR'] },
] as const;

test('what is asked for in one country is required there, and neither asked nor kept elsewhere', () => {
  expect(readAnswers({ fields }, {}, { country: 'TR', t })).toHaveProperty('refused');
  const given = { identity: '74300864791', other: 'x' };
  expect(readAnswers({ fields }, given, { country: 'TR', t })).toEqual({
    answers: { identity: '74300864791' },
  });
  expect(readAnswers({ fields }, {}, { country: 'US', t })).toEqual({ answers: {} });
  expect(readAnswers({ fields }, given, { country: 'US', t })).toEqual({ answers: {} });
});
