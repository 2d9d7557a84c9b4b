/** Where a row stands: arrows that lead nowhere are hidden by it (web/styles/card.css). */
const noteEnds = ({ currentTarget: row }: Event): void => {
  if (!(row instanceof HTMLElement)) return;
  // Below zero where the text runs from right to left.
  const scrolled = Math.abs(row.scrollLeft);
  row.toggleAttribute('data-moved', scrolled > 1);
  row.toggleAttribute('data-ended', scrolled >= row.scrollWidth - row.clientWidth - 1);
};

/** Scrolls a row by most of what is seen of it. */
export const press = (button: HTMLButtonElement): void => {
  const row = button.parentElement?.querySelector('ul');
  if (!row) return;
  row.addEventListener('scroll', noteEnds, { passive: true });
  const forward = button.dataset['to'] === 'end' ? 1 : -1;
  const direction = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: forward * direction * row.clientWidth * 0.8 });
};
