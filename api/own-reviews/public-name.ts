const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Under which name a review is shown: `Ada Byron Lovelace` as `Ada L.`, so that nobody is found by it. */
export const publicName = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const [initial] = segmenter.segment(last);
  return [first.slice(0, 60), initial && `${initial.segment}.`].filter(Boolean).join(' ');
};
