import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A file that was picked, what of it is sent, and where that is shown, of a picture. */
export type ChosenFile = { picked: File; sent: File; url: string | undefined };

type Options = {
  multiple: boolean;
  /** Makes a file smaller before it is sent; gives the same one back where it need not. */
  shrink: (file: File) => Promise<File>;
};

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const chosenOf = (picked: File, sent: File): ChosenFile => {
  const isPicture = sent.type.startsWith('image/');
  return { picked, sent, url: isPicture ? URL.createObjectURL(sent) : undefined };
};

const forget = (files: readonly ChosenFile[]): void => {
  for (const { url } of files) if (url !== undefined) URL.revokeObjectURL(url);
};

/** What the form sends: the input's own list, made anew. */
const putFiles = (input: HTMLInputElement, chosen: readonly ChosenFile[]): void => {
  const list = new DataTransfer();
  for (const { sent } of chosen) list.items.add(sent);
  input.files = list.files;
};

/** Lets the form wait for what is still being made smaller; a second press while it waits is the same press. */
const useHeldForm = (input: HTMLInputElement | null, work: { current: Promise<void> | null }) => {
  useEffect(() => {
    const form = input?.form;
    if (!form) return undefined;
    let isHeld = false;
    const sendLater = async (submitter: HTMLElement | null): Promise<void> => {
      while (work.current) await work.current;
      isHeld = false;
      form.requestSubmit(submitter);
    };
    const hold = (event: SubmitEvent): void => {
      if (!work.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isHeld) return;
      isHeld = true;
      void sendLater(event.submitter);
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [input, work]);
};

/**
 * The files of a field. Where it takes more than one, those that are picked later join the earlier ones:
 * the camera of a phone gives one at a time, and the browser alone would let each replace the last.
 */
export const useChosenFiles = (input: HTMLInputElement | null, { multiple, shrink }: Options) => {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [preparing, setPreparing] = useState(0);
  const latest = useRef(chosen);
  const work = useRef<Promise<void>>(null);

  const show = (files: readonly ChosenFile[]): void => {
    forget(latest.current.filter((one) => !files.includes(one)));
    latest.current = files;
    setChosen(files);
  };
  const choose = (files: readonly ChosenFile[]): void => {
    if (input) putFiles(input, files);
    show(files);
  };

  const shrinkOrKeep = async (file: File): Promise<File> => {
    try {
      return await shrink(file);
    } catch {
      // What makes it smaller could not be fetched: the shop says where it is too large.
      return file;
    }
  };

  const addAfter = async (before: Promise<void> | null, picked: readonly File[]): Promise<void> => {
    await before;
    const kept = multiple ? latest.current : [];
    const added = picked.filter((file) => !kept.some((one) => isSame(one.picked, file)));
    setPreparing(added.length);
    const shrunk = added.map(async (file) => chosenOf(file, await shrinkOrKeep(file)));
    choose([...kept, ...(await Promise.all(shrunk))]);
    setPreparing(0);
  };

  /** Adds what was picked, in the order of the picks. */
  const pick = async (picked: readonly File[]): Promise<void> => {
    const mine = addAfter(work.current, picked);
    work.current = mine;
    await mine;
    if (work.current === mine) work.current = null;
  };

  // What was picked before the page's scripts were there, or was in the form when it was left.
  const takeOver = useEffectEvent(() => {
    const picked = [...(input?.files ?? [])];
    if (picked.length > 0) void pick(picked);
  });
  useEffect(() => takeOver(), [input]);

  const clear = useEffectEvent(() => show([]));
  useEffect(() => {
    const form = input?.form;
    const listen = (): void => clear();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [input]);
  useEffect(() => () => forget(latest.current), []);
  useHeldForm(input, work);

  return {
    chosen,
    /** How many are being made smaller at the moment. */
    preparing,
    pick,
    remove: (file: ChosenFile) => choose(latest.current.filter((one) => one !== file)),
  };
};
