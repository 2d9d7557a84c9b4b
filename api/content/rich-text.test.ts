import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitise } from '#api/content/rich-text.ts';

test('formatting and links stay; scripts, pictures and event handlers go', () => {
  expect(sanitise('<p>A <strong>red</strong> bag</p>')).toBe('<p>A <strong>red</strong> bag</p>');
  expect(sanitise('<p onclick="x()">A <a href="https://a.example">bag</a></p>')).toBe(
    '<p>A <a href="https://a.example" rel="noopener">bag</a></p>',
  );
  expect(sanitise('<p>A</p><script>x()</script><img src=x onerror=x()>')).toBe('<p>A</p>');
});

test('what is let through as harmless is what the sanitiser would have made of it', () => {
  const TAGS = '<p> </p> <h2> </h2> <strong> </strong> <i> </i> <script> <p/x>'.split(' ');
  const piece = fc.constantFrom(
    ...TAGS,
    '</',
    '<',
    '>',
    '&',
    '"',
    ' ',
    '\n',
    '\0',
    '\u2028',
    'bag',
    '😀',
  );
  const html = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  // A line break is not among what is let through, so it sends all behind it to the sanitiser.
  fc.assert(
    fc.property(html, (some) => {
      expect(`<br />${sanitise(some)}`).toBe(sanitise(`<br>${some}`));
    }),
    { numRuns: 2_000 },
  );
});
