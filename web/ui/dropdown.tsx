import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  /** What the button shows, and its name where that is no text. */
  button: ReactNode;
  label?: string;
  /** Dropdowns of one group close each other. */
  group: string;
  children: ReactNode;
};

/** A button with a panel below it. It opens without scripts; with them it closes as one expects. */
export const Dropdown = ({ button, label, group, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (element?.open && !element.contains(event.target as Node)) element.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, and following a link, close it
    <details
      ref={details}
      name={group}
      className="group/dropdown relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.currentTarget.open = false;
      }}
    >
      <summary
        aria-label={label}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 hover:text-primary"
      >
        {button}
        <Icon
          name="chevron-down"
          className="size-4 max-xs:hidden transition-transform group-open/dropdown:rotate-180"
        />
      </summary>
      <div className="dropdown-panel">{children}</div>
    </details>
  );
};

/** The look of one line in a dropdown. */
export const dropdownItemClass = 'dropdown-item';
