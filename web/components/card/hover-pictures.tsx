import { useEffect } from 'react';

/** Puts a card's second picture over the first as soon as it has come. */
const show = (frame: HTMLElement, address: string): void => {
  delete frame.dataset['second'];
  const picture = new Image();
  picture.alt = '';
  picture.src = address;
  const layOver = () => frame.querySelector('img')?.after(picture);
  // If it cannot be loaded, the first picture stays.
  picture.decode().then(layOver, () => undefined);
};

const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

const isPressedFocus = ({ type, target }: Event): boolean =>
  type === 'focusin' && target instanceof Element && !target.matches(':focus-visible');

/**
 * Shows the second picture of the card that the pointer or the focus rests on. Until then it is no
 * element of the page: one that were only hidden would be fetched where no script runs.
 */
export const HoverPictures = () => {
  useEffect(() => {
    const showOf = (card: Element | null): void => {
      const frame = card?.querySelector<HTMLElement>('[data-second]');
      const address = frame?.dataset['second'];
      if (frame && address) show(frame, address);
    };
    const rest = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || isTouch(event) || isPressedFocus(event)) return;
      showOf(target.closest('.card'));
    };
    // The pointer may rest there already.
    showOf(document.querySelector('.card:hover'));
    document.addEventListener('pointerover', rest);
    document.addEventListener('focusin', rest);
    return () => {
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
    };
  }, []);
  return null;
};
