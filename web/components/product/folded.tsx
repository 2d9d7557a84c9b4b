import { useState, type ReactNode } from 'react';
import { InlineScript } from '#web/rendering/inline-script.tsx';
import { Icon } from '#web/ui/icon.tsx';

const NARROW = '(width < 768px)';

/** Runs where it stands, before the part is painted: nothing moves. Without scripts the part is open. */
const foldWhereNarrow = `{const part=document.currentScript.parentElement;if(matchMedia('${NARROW}').matches)part.open=false}`;

const isWide = (): boolean => import.meta.env.SSR || !matchMedia(NARROW).matches;

type Props = { title: string; id: string; children: ReactNode };

/** A part of a long page, open on a large screen and folded on a phone, where it is in the document all the same. */
export const Folded = ({ title, id, children }: Props) => {
  const [open] = useState(isWide);
  return (
    <details open={open} aria-labelledby={id} className="group/fold">
      <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="min-w-0 text-2xl font-semibold wrap-anywhere">
          {title}
        </h2>
        <Icon
          name="chevron-down"
          className="size-5 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <InlineScript {...(import.meta.env.SSR && { text: foldWhereNarrow })} />
      <div className="pt-5">{children}</div>
    </details>
  );
};
