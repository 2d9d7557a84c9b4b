import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { saveRecent } from './recent-searches.ts';

const CLOSE_MS = 100;
export const LIST_ID = 'search-suggestions';

const inputOf = (form: HTMLFormElement | null): HTMLInputElement | undefined =>
  form?.querySelector('input') ?? undefined;

/** The options as they are drawn now, in their order. */
const listOptions = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`#${LIST_ID} [role="option"]`),
];

const moved = (at: number, step: number, count: number): number => {
  const places = count + 1;
  // -1 is the field itself, between the last option and the first.
  return ((at + 1 + step + places) % places) - 1;
};

/** What stands in the field, also what is typed between the first drawing and the listening. */
const useTyped = (form: RefObject<HTMLFormElement | null>): string => {
  const read = () => inputOf(form.current)?.value ?? '';
  const listen = (onChange: () => void) => {
    const box = form.current?.parentElement;
    box?.addEventListener('input', onChange);
    return () => box?.removeEventListener('input', onChange);
  };
  return useSyncExternalStore(listen, read, read);
};

/**
 * Makes the search field a combobox: what is typed, whether its list is open, and which option the
 * arrows have reached (-1: none). The field belongs to the form, so it is listened to from outside.
 */
export const useCombobox = (form: RefObject<HTMLFormElement | null>) => {
  const text = useTyped(form);
  // It may come before the focus does: when the pointer is near.
  const [open, setOpen] = useState(() => form.current?.contains(document.activeElement) ?? false);
  const [active, setActive] = useState(-1);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    setSeenKey(key);
    setOpen(false);
    setActive(-1);
  }

  useEffect(() => {
    const box = form.current?.parentElement;
    if (!box) return undefined;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event) => {
      clearTimeout(closing);
      const input = inputOf(form.current);
      if (!input || event.target !== input) return;
      setOpen(true);
      setActive(-1);
    };
    const leave = () => {
      closing = setTimeout(() => setOpen(false), CLOSE_MS);
    };
    const submit = () => {
      saveRecent(inputOf(form.current)?.value ?? '');
      setOpen(false);
    };
    box.addEventListener('input', look);
    box.addEventListener('focusin', look);
    box.addEventListener('focusout', leave);
    box.addEventListener('submit', submit);
    // The focus may have come between the first drawing and the listening: told once more.
    const input = inputOf(form.current);
    if (input && input === document.activeElement)
      input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    return () => {
      clearTimeout(closing);
      box.removeEventListener('input', look);
      box.removeEventListener('focusin', look);
      box.removeEventListener('focusout', leave);
      box.removeEventListener('submit', submit);
    };
  }, [form]);

  useEffect(() => {
    const box = form.current?.parentElement;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.target !== inputOf(form.current)) return;
      const options = open ? listOptions() : [];
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(true);
        setActive(moved(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
      } else if (event.key === 'Escape' && open) {
        // The browser would empty the field.
        event.preventDefault();
        setOpen(false);
        setActive(-1);
      } else if (event.key === 'Enter' && options[active]) {
        event.preventDefault();
        options[active].click();
      }
    };
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, [form, open, active]);

  // After every render: the options may be others, and the field may have been drawn anew.
  useEffect(() => {
    const input = inputOf(form.current);
    if (!input) return;
    const option = active < 0 ? undefined : listOptions()[active];
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': LIST_ID,
      'aria-expanded': String(open),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  });

  return { text: text.trim(), open, active, leaveOption: () => setActive(-1) };
};
