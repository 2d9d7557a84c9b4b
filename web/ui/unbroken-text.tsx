import { splitAtLinked } from './linked-words.ts';

/** A text whose short words with a hyphen (T-shirt, cast-iron) stay on one line. */
export const UnbrokenText = ({ children }: { children: string }) =>
  splitAtLinked(children).map((part, at) =>
    // Every other part is such a word.
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
