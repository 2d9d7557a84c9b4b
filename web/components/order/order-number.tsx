import { LinkedText } from '#web/ui/linked-text.tsx';

/** An order's number, in its own direction. Very large, in a narrow place, it may break at its hyphens. */
export const OrderNumber = ({ number }: { number: string }) => (
  <bdi dir="ltr" className="inline-block max-w-full whitespace-normal">
    {number}
  </bdi>
);

/** A message with a `{number}`, which is an order's. */
export const NumberedText = ({ text, number }: { text: string; number: string }) => (
  <LinkedText text={text} holes={{ number: <OrderNumber number={number} /> }} />
);
