import { LinkedText } from '#web/ui/linked-text.tsx';

/** A message with a `{number}`: the order's number stays in one piece, in its own direction. */
export const NumberedText = ({ text, number }: { text: string; number: string }) => (
  <LinkedText
    text={text}
    holes={{
      number: (
        // Very large, on a very small screen, it may break at its hyphens.
        <bdi dir="ltr" className="inline-block max-w-full whitespace-normal">
          {number}
        </bdi>
      ),
    }}
  />
);
