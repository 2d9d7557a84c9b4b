import { useEffect, useRef, type RefObject } from 'react';

/** Leads to the first field of a form that something is wrong with. */
export const focusFirstWrong = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** For a form whose answer may say what is wrong: leads to the first wrong field with every new answer. */
export const useFocusOnWrong = (answer: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) focusFirstWrong(form.current);
  }, [answer]);
  return form;
};
