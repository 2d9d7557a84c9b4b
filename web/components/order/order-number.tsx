/** An order's number, in its own direction. Very large, in a narrow place, it may break at its hyphens. */
export const OrderNumber = ({ number }: { number: string }) => (
  <bdi dir="ltr" className="inline-block max-w-full whitespace-normal">
    {number}
  </bdi>
);
