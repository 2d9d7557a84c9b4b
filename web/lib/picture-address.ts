type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The address of a picture in the frame of shared links. */
export const pictureAddress = (matches: Matches, image: string): string => {
  const data = matches.find((match) => match?.id === 'routes/language')?.loaderData;
  const { common } = data as { common: { img_src_url: string } };
  return `${common.img_src_url}share/${image}`;
};
