/** The panel with the size guide: the button beside the sizes opens it by this id. */
export const SIZE_GUIDE = 'size-guide';
