type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The address of a picture as shared links show it. */
export const pictureAddress = (matches: Matches, image: string): string => {
  const data = matches.find((match) => match?.id === 'routes/language')?.loaderData;
  const { common } = data as { common: { img_src_url: string } };
  return `${common.img_src_url}960/${image}`;
};
