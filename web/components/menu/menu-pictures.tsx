import { useEffect } from 'react';
import { MENU } from './mega-menu.tsx';

/** Pictures of a closed menu are lazy: they would be asked for only once it stands open. */
const fetchPictures = ({ target }: Event) => {
  if (!(target instanceof Element) || !target.closest('header')) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>(`#${MENU} img`))
    picture.loading = 'eager';
};

/** Fetches the pictures of the menu when the pointer or the focus comes to the header, where its button is. */
export const MenuPictures = () => {
  useEffect(() => {
    document.addEventListener('pointerover', fetchPictures);
    document.addEventListener('focusin', fetchPictures);
    return () => {
      document.removeEventListener('pointerover', fetchPictures);
      document.removeEventListener('focusin', fetchPictures);
    };
  }, []);
  return null;
};
