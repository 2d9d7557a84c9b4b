import { loaderDataOf, type Matches } from './meta.ts';
import type { SharedData } from './shop-data.ts';

/** The address of a picture in the frame of shared links; undefined where nobody knows it. */
export const pictureAddress = (matches: Matches, image: string): string | undefined => {
  const shared = loaderDataOf<SharedData>(matches, 'routes/language');
  return shared && `${shared.common.img_src_url}share/${image}`;
};
