import { expect, test } from 'vitest';
import { findQuestions, hasManyQuestions } from './find-questions.ts';

const question = (title: string, answer: string) =>
  `<details><summary><h3>${title}</h3></summary><p>${answer}</p></details>`;
const PAYING = question('How do I pay?', 'By <b>card</b> or in cash.');
const TAX = question('Reçu et TVA ?', 'Dans la facture.');
const PARCEL = question('Where is my parcel?', 'On its way.');
const PAGE = `<h2 id="part-1">Money</h2>${PAYING}${TAX}<h2 id="part-2">Delivery</h2>${PARCEL}`;

test('who types a word sees the questions that say it, in the question or in the answer', () => {
  expect(findQuestions(PAGE, 'parcel')).toBe(`<h2 id="part-2">Delivery</h2>${PARCEL}`);
  expect(findQuestions(PAGE, 'CARD pay')).toBe(`<h2 id="part-1">Money</h2>${PAYING}`);
});

test('accents may be left out, and the names of tags are no words', () => {
  expect(findQuestions(PAGE, 'recu')).toContain(TAX);
  expect(findQuestions(PAGE, 'summary')).toBe('');
  expect(findQuestions(question('Kargo kapıda mı?', 'Evet.'), 'kapida')).not.toBe('');
});

test('without a word all questions are there', () => {
  expect(findQuestions(PAGE, '  ')).toBe(PAGE);
});

test('a page of a few questions needs no search', () => {
  expect(hasManyQuestions(PAGE)).toBe(false);
  expect(hasManyQuestions(PAGE + PAGE)).toBe(true);
});
