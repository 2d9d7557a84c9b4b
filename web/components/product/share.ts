import type { PressedPage } from '#web/components/frame/static-presses.tsx';

/** The address that others are to open: of the button, else the page's canonical one. */
const addressOf = ({ dataset }: HTMLButtonElement): string => {
  const path = dataset['path'];
  if (path !== undefined) return new URL(path, location.href).href;
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
};

/** Whether the device has taken it, or the visitor has thought better of it. */
const isShared = async (url: string): Promise<boolean> => {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    // Whatever else the device refuses, the address can be copied.
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Opens the panel behind the button: the address stands in it, chosen for copying. */
const showAddress = (button: HTMLButtonElement, url: string): void => {
  const panel = button.nextElementSibling;
  const box = panel?.querySelector('input');
  if (!(panel instanceof HTMLElement) || !box) return;
  box.value = url;
  panel.showPopover();
  box.select();
};

/**
 * Shares the address by the device's own way where it has one, else copies it and says so (`data-said`), else
 * shows it.
 */
export const press = async (button: HTMLButtonElement, { notify }: PressedPage): Promise<void> => {
  const url = addressOf(button);
  if (await isShared(url)) return;
  try {
    await navigator.clipboard.writeText(url);
    notify.message(button.dataset['said']);
  } catch {
    // Forbidden, or a page without https, which has no clipboard.
    showAddress(button, url);
  }
};
