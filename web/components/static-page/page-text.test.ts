import { expect, test } from 'vitest';
import { summaryOf, withEntries, withTopics } from './page-text.server.ts';

const page = (...titles: string[]): string =>
  titles.map((title) => `<h2>${title}</h2><p>Words.</p>`).join('');

test('a long page lists its headings, each with its address', () => {
  const { html, topics } = withTopics(
    page('Paying', 'Cups &amp; pots', 'Vouchers', '<b>Returns</b>'),
  );
  expect(topics).toEqual([
    { id: 'part-1', title: 'Paying' },
    { id: 'part-2', title: 'Cups & pots' },
    { id: 'part-3', title: 'Vouchers' },
    { id: 'part-4', title: 'Returns' },
  ]);
  expect(html).toContain('<h2 id="part-2">Cups &amp; pots</h2><p>Words.</p>');
});

test('the list of a page of questions has the headings of their groups', () => {
  const fold = `<details><summary><h2>One</h2></summary></details>`;
  const groups = ['Paying', 'Delivery', 'Returns', 'Account'];
  const { html, topics } = withTopics(groups.map((title) => page(title) + fold).join(''));
  expect(topics.map(({ title }) => title)).toEqual(groups);
  expect(html).toContain(fold);
});

test('a short page has no list, nor has one whose headings fold what is below them', () => {
  const short = page('Paying', 'Returns', 'Vouchers');
  expect(withTopics(short)).toEqual({ html: short, topics: [] });
  const folded = `<details>${page('One', 'Two', 'Three', 'Four')}</details>`;
  expect(withTopics(folded)).toEqual({ html: folded, topics: [] });
});

test('a page is summed up by its beginning, in whole words', () => {
  expect(summaryOf('<p>Cups &amp; pots</p><p>are sent .</p>')).toBe('Cups & pots are sent.');
  const long = summaryOf(`<p>${'word '.repeat(60)}</p>`);
  expect(long).toMatch(/^(word )+word…$/);
  expect(long.length).toBeLessThan(157);
});

test('links that name an icon are shown as cards above the text; other lists stay in it', () => {
  const plain = '<ul><li><a href="/page/faq">Questions</a>: all</li></ul>';
  const list =
    '<ul><li><a href="/track-order" data-icon="truck">Track it</a> Cups &amp; pots.</li>' +
    '<li><a data-icon="no-such" href="#part-2">Paying</a></li></ul>';
  expect(withEntries(`<p>Hello.</p>${list}${plain}`)).toEqual({
    html: `<p>Hello.</p>${plain}`,
    entries: [
      { to: '/track-order', icon: 'truck', title: 'Track it', text: 'Cups & pots.' },
      { to: '#part-2', icon: 'info', title: 'Paying', text: '' },
    ],
  });
  expect(withEntries(plain)).toEqual({ html: plain, entries: [] });
});
