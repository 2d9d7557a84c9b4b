/** Twice as wide as it is shown, for screens that draw finely. */
const WIDTH = 160;

/**
 * Where a mail finds the picture of a product: at the shop itself, never at another host, which would learn who reads
 * the mail. Undefined where the shop keeps its pictures elsewhere.
 */
export const pictureAddress = (
  origin: string,
  pictures: string,
  image: string,
): string | undefined => {
  if (image === '') return undefined;
  const address = new URL(`${pictures}${WIDTH}/${image}`, origin);
  return address.origin === new URL(origin).origin ? address.href : undefined;
};
