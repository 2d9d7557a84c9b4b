export type Size = { width: number; height: number };

/** How wide a picture is that is shown whole: as wide as its pane allows, and never wider than it is. */
export const wholeWidth = (picture: Size, pane: Size): number =>
  Math.min(picture.width, pane.width, (pane.height * picture.width) / picture.height);

/** Below this it is not worth a zoom. */
const HARDLY_LARGER = 1.05;

export const isLargerThanPane = (picture: Size, pane: Size): boolean =>
  picture.width > wholeWidth(picture, pane) * HARDLY_LARGER;

/**
 * The width that a picture gets which is wanted so wide: as sharp as it is and no wider; null where it is
 * shown whole.
 */
export const zoomedWidth = (wanted: number, picture: Size, pane: Size): number | null => {
  const width = Math.min(wanted, picture.width);
  return width > wholeWidth(picture, pane) * HARDLY_LARGER ? width : null;
};
