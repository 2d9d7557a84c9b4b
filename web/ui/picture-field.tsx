import { useState } from 'react';
import { cx } from './class-names.ts';
import { controlClass, Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';
import { useChosenFiles, type ChosenFile } from './use-chosen-files.ts';

type Props = {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: string | undefined;
  required?: boolean;
  /** More than one file in this field. */
  multiple?: boolean;
  /** Types of files, as `accept` of an input. */
  accept?: string;
  /** Makes a file smaller before it is sent; gives the same one back where it need not. */
  shrink: (file: File) => Promise<File>;
  labels: { choose: string; remove: string };
};

type ChosenProps = { file: ChosenFile; remove: string; onRemove: () => void };

const Chosen = ({ file: { sent, url }, remove, onRemove }: ChosenProps) => (
  <li className="relative grid size-20 place-items-center overflow-hidden rounded-md border border-line bg-surface">
    {url === undefined ? (
      <span className="truncate p-1 text-xs">{sent.name}</span>
    ) : (
      <img src={url} alt={sent.name} className="size-full object-cover" />
    )}
    <button
      type="button"
      aria-label={`${remove} ${sent.name}`}
      onClick={onRemove}
      className="absolute end-0.5 top-0.5 grid size-7 place-items-center rounded-full bg-canvas text-ink shadow"
    >
      <Icon name="x" className="size-4" />
    </button>
  </li>
);

/**
 * Pictures to send with a form: shown as they are chosen, made smaller where they are too large, each can
 * be taken away again; the form waits for them. A browser's own button speaks its language instead of the
 * shop's, so that it lies unseen over one that does; without scripts it is a plain file input.
 */
export const PictureField = (props: Props) => {
  const { label, name, hint, error, optional, required, shrink, labels, multiple = false } = props;
  const { accept = 'image/jpeg,image/png' } = props;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const { chosen, preparing, pick, remove } = useChosenFiles(input, { multiple, shrink });

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="grid grid-cols-1 gap-2">
          <div className="relative rounded-md outline-offset-2 outline-primary has-focus-visible:outline-2 has-aria-invalid:[&>span]:border-danger">
            <span
              aria-hidden="true"
              className={cx(controlClass, 'flex items-center gap-2 font-medium noscript:hidden')}
            >
              <Icon name="file-up" className="size-4.5 text-faint" />
              {labels.choose}
            </span>
            <input
              {...control}
              ref={setInput}
              type="file"
              name={name}
              accept={accept}
              multiple={multiple}
              required={required}
              onChange={({ currentTarget }) => void pick([...(currentTarget.files ?? [])])}
              className={cx(
                'absolute inset-0 size-full cursor-pointer opacity-0',
                'noscript:static noscript:opacity-100',
              )}
            />
          </div>
          {chosen.length + preparing > 0 && (
            <ul className="flex flex-wrap gap-2">
              {chosen.map((one) => (
                <Chosen
                  key={`${one.picked.name}-${one.picked.size}-${one.picked.lastModified}`}
                  file={one}
                  remove={labels.remove}
                  onRemove={() => {
                    remove(one);
                    input?.focus();
                  }}
                />
              ))}
              {Array.from({ length: preparing }, (_, at) => (
                <li key={at} aria-hidden="true">
                  <Skeleton className="size-20 rounded-md" />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
};
