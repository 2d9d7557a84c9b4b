/**
 * For a `details` in a row of buttons: its summary stays where it was pressed, and what it asks opens below the
 * whole row. Browsers that cannot style what is in a `details` move it to a row of its own.
 */
export const questionBelow =
  'open:basis-full supports-[selector(::details-content)]:open:contents [&::details-content]:order-last [&::details-content]:basis-full';
