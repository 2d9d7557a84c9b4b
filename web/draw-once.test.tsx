import { expect, test, vi } from 'vitest';
import { drawOnce } from './draw-once.tsx';

const decoder = new TextDecoder();

test('a part is drawn once for each content, and what was drawn longest ago is forgotten', () => {
  const render = vi.fn<(text: string) => void>();
  const Part = ({ text }: { text: string }) => {
    render(text);
    return <p>{text}</p>;
  };
  const draw = (text: string) => decoder.decode(drawOnce(text, <Part text={text} />).bytes);
  expect([draw('one'), draw('one'), draw('two')]).toEqual([
    '<p>one</p>',
    '<p>one</p>',
    '<p>two</p>',
  ]);
  expect(render).toHaveBeenCalledTimes(2);

  const long = 'x'.repeat(1_000_000);
  for (let n = 0; n < 8; n += 1) draw(long + n);
  draw('one');
  expect(render).toHaveBeenCalledTimes(11);
});
