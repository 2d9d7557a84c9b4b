import { LinkedText } from '#web/ui/linked-text.tsx';

/** A message with a `{number}`: the order's number stays in one piece, in its own direction. */
export const NumberedText = ({ text, number }: { text: string; number: string }) => (
  <LinkedText text={text} holes={{ number: <bdi dir="ltr">{number}</bdi> }} />
);
