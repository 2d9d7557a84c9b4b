import { useEffect, useRef, type RefObject } from 'react';

/** Leads to the first field of a form that something is wrong with; it may be folded away. */
export const focusFirstInvalid = (form: HTMLElement | null): void => {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  for (let around: Element | null | undefined = field; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  field?.focus();
};

/** For a form whose answer may say what is wrong: leads to the first wrong field with every new answer. */
export const useFocusFirstInvalid = <Within extends HTMLElement = HTMLFormElement>(
  answer: unknown,
): RefObject<Within | null> => {
  const form = useRef<Within>(null);
  useEffect(() => {
    if (answer) focusFirstInvalid(form.current);
  }, [answer]);
  return form;
};
