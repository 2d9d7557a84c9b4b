import type { CartLine } from '#contract/cart.ts';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';
import { LineTexts } from './line-texts.tsx';

/** A line with nothing to change on it: its picture, what it is, and what it comes to. */
export const LineSummary = ({ line, saved }: { line: CartLine; saved?: boolean }) => (
  <div className="flex flex-wrap gap-3 sm:gap-5">
    <LinePicture line={line} />
    <div className="grid min-w-0 grow basis-40 content-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <LineTexts line={line} saved={saved} />
      <LinePrice line={line} className="sm:justify-items-end sm:text-end" />
    </div>
  </div>
);
