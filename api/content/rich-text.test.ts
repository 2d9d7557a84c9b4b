import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitise, summarise } from '#api/content/rich-text.ts';

test('formatting and links stay; scripts, pictures and event handlers go', () => {
  expect(sanitise('<p>A <strong>red</strong> bag</p>')).toBe('<p>A <strong>red</strong> bag</p>');
  expect(sanitise('<p onclick="x()">A <a href="https://a.example">bag</a></p>')).toBe(
    '<p>A <a href="https://a.example" rel="noopener">bag</a></p>',
  );
  expect(sanitise('<p>A</p><script>x()</script><img src=x onerror=x()>')).toBe('<p>A</p>');
});

test('what is let through as harmless is what the sanitiser would have made of it', () => {
  const TAGS =
    '<p> </p> <h2> </h2> <ul> </ul> <li> </li> <strong> </strong> <i> </i> <script> <p/x> &amp; &lt; &quot;'.split(
      ' ',
    );
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

test('what editors write most is let through as it is', () => {
  const text = fc
    .stringMatching(/^[ a-zé&\n"']{0,8}$/)
    .map((some) => some.replaceAll('&', '&amp;'));
  const inline = fc.constantFrom('strong', 'em', 'b', 'i');
  const line = fc
    .array(
      fc.oneof(
        text,
        fc.tuple(inline, text).map(([tag, some]) => `<${tag}>${some}</${tag}>`),
      ),
    )
    .map((pieces) => pieces.join(''));
  const list = fc
    .array(fc.tuple(line, text), { maxLength: 4 })
    .map((items) => items.map(([item, after]) => `<li>${item}</li>${after}`).join(''));
  const block = fc.oneof(
    fc.tuple(fc.constantFrom('p', 'h2', 'h3', 'h4'), line),
    fc.tuple(fc.constantFrom('ul', 'ol'), list),
  );
  const html = fc
    .array(block, { maxLength: 4 })
    .map((blocks) => blocks.map(([tag, inside]) => `<${tag}>${inside}</${tag}>`).join('\n'));
  fc.assert(
    fc.property(html, (some) => {
      expect(sanitise(some)).toBe(some);
      expect(sanitise(`<br>${some}`)).toBe(`<br />${some}`);
    }),
  );
});

test('a summary has the words alone, whole, and none that run into each other', () => {
  const plain = '<h2>Care</h2><p>Wash &amp; <b>dry</b></p><ul><li>500 g</li><li>20 cm</li></ul>';
  expect(summarise(plain, 100)).toBe('Care Wash & dry 500 g 20 cm');
  expect(summarise(`<a href="/x">See</a><br>${plain}<script>x()</script>`, 100)).toBe(
    'See Care Wash & dry 500 g 20 cm',
  );
  expect(summarise(plain, 12)).toBe('Care Wash…');
});
