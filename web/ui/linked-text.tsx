import { Fragment, type ReactNode } from 'react';

/** A message whose `{holes}` are filled with elements: links inside a sentence. */
export const LinkedText = ({ text, holes }: { text: string; holes: Record<string, ReactNode> }) =>
  text
    .split(/\{(\w+)\}/)
    .map((part, at) => <Fragment key={at}>{at % 2 === 1 ? holes[part] : part}</Fragment>);
