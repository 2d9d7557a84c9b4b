import { useEffect, useState, type ChangeEvent } from 'react';
import { cx } from './class-names.ts';
import { controlClass, Field } from './field.tsx';
import { Icon } from './icon.tsx';

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
  labels: { remove: string };
};

type Chosen = { file: File; url: string | undefined };

const chosenOf = (file: File): Chosen => ({
  file,
  url: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined,
});

/** What the form sends: the input's own list, made anew. */
const putFiles = (input: HTMLInputElement, files: readonly File[]): void => {
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
};

type ChosenProps = { chosen: Chosen; remove: string; onRemove: () => void };

const ChosenFile = ({ chosen: { file, url }, remove, onRemove }: ChosenProps) => (
  <li className="relative grid size-20 place-items-center overflow-hidden rounded-md border border-line bg-surface">
    {url ? (
      <img src={url} alt={file.name} className="size-full object-cover" />
    ) : (
      <span className="truncate p-1 text-xs">{file.name}</span>
    )}
    <button
      type="button"
      aria-label={`${remove} ${file.name}`}
      onClick={onRemove}
      className="absolute end-0.5 top-0.5 grid size-7 place-items-center rounded-full bg-canvas text-ink shadow"
    >
      <Icon name="x" className="size-4" />
    </button>
  </li>
);

/**
 * Pictures to send with a form: shown as they are chosen, made smaller where they are too large, each can
 * be taken away again. Without scripts it is a plain file input.
 */
export const PictureField = (props: Props) => {
  const { label, name, hint, error, optional, required, shrink, labels, multiple = false } = props;
  const { accept = 'image/jpeg,image/png' } = props;
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [input, setInput] = useState<HTMLInputElement | null>(null);

  useEffect(
    () => () => {
      for (const { url } of chosen) if (url) URL.revokeObjectURL(url);
    },
    [chosen],
  );

  useEffect(() => {
    const form = input?.form;
    const clear = (): void => setChosen([]);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, [input]);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = await Promise.all([...(currentTarget.files ?? [])].map(shrink));
    putFiles(currentTarget, files);
    setChosen(files.map(chosenOf));
  };

  const remove = (file: File): void => {
    const left = chosen.filter((one) => one.file !== file).map((one) => one.file);
    if (input) putFiles(input, left);
    setChosen(left.map(chosenOf));
    input?.focus();
  };

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="grid grid-cols-1 gap-2">
          <input
            {...control}
            ref={setInput}
            type="file"
            name={name}
            accept={accept}
            multiple={multiple}
            required={required}
            onChange={(event) => void choose(event)}
            className={cx(
              controlClass,
              'min-w-0',
              'file:me-3 file:rounded file:border-0 file:bg-surface file:px-3 file:py-1.5 file:font-medium',
            )}
          />
          {chosen.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {chosen.map((one) => (
                <ChosenFile
                  key={`${one.file.name}-${one.file.size}-${one.file.lastModified}`}
                  chosen={one}
                  remove={labels.remove}
                  onRemove={() => remove(one.file)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
};
