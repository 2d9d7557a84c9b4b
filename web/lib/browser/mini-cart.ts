/** What has just been put into the cart: its line, how many of it were there before, what is said. */
export type Added = { id: string; before: number; message: string };

type Listener = (added: Added) => void;

let listener: Listener | undefined;

/** The header's cart link hears of what was added, and shows it; undone by calling what it returns. */
export const listenToAdded = (hear: Listener): (() => void) => {
  listener = hear;
  return () => {
    listener = undefined;
  };
};

/** Shows what was added in the small cart; false where the page has none. */
export const showAdded = (added: Added): boolean => {
  listener?.(added);
  return listener !== undefined;
};
