import { useNotify } from './notify.ts';

/** Copies a text and says so; where the browser does not let the page copy, says that instead. */
export const useCopy = () => {
  const notify = useNotify();
  return async (text: string, said: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify.message(said);
    } catch {
      // Forbidden, or a page without https, which has no clipboard: the text can still be selected.
      notify.error();
    }
  };
};
