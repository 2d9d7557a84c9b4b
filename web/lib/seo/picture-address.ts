import type { Matches } from '#web/lib/seo/meta.ts';
import { sharedDataOf } from '#web/lib/page-data/shared-data.ts';

/** The address of a picture in the frame of shared links; undefined where nobody knows it. */
export const pictureAddress = (matches: Matches, image: string): string | undefined => {
  const shared = sharedDataOf(matches);
  return shared && `${shared.common.img_src_url}share/${image}`;
};
