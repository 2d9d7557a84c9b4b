/** Does what nobody sees, or what takes long, once the next picture with what was pressed is there. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
