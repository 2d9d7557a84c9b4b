import { LinkedText } from '#web/ui/linked-text.tsx';
import { OrderNumber } from './order-number.tsx';

/** A message with a `{number}`, which is an order's. */
export const NumberedText = ({ text, number }: { text: string; number: string }) => (
  <LinkedText text={text} holes={{ number: <OrderNumber number={number} /> }} />
);
