import type { Draft, Entry, Refusal } from '#cli/formats/draft.ts';
import { PictureError } from '#cli/pictures/fetch-picture.ts';
import { isUrl } from '#cli/pictures/picture-store.ts';

type Take = (image: string) => Promise<string>;
type Options = { take: Take; fetchUrls: boolean };
type Taken = { entry: Entry; draft: Draft; refusals: Refusal[]; skipped: number };

/**
 * Replaces the pictures of a draft by keys of the shop. One that cannot be had is refused, the
 * product is not; addresses that are not to be fetched are skipped, and what is there stays.
 */
export const importPictures = async (
  { draft, entry }: { draft: Draft; entry: Entry },
  { take, fetchUrls }: Options,
): Promise<Taken> => {
  const refusals: Refusal[] = [];
  let skipped = 0;
  const takeOne = async (image: string, path: PropertyKey[]): Promise<string | undefined> => {
    if (isUrl(image) && !fetchUrls) {
      skipped += 1;
      return undefined;
    }
    try {
      return await take(image);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      refusals.push({
        ...entry.placeOf(path),
        reason: `${image} ${error.message}`,
        product: draft.handle ?? '',
      });
      return undefined;
    }
  };
  const keys: string[] = [];
  for (const [index, image] of (draft.images ?? []).entries()) {
    const key = await takeOne(image, ['images', index]);
    if (key !== undefined && !keys.includes(key)) keys.push(key);
  }
  const variants: NonNullable<Draft['variants']> = [];
  for (const [index, { image, ...variant }] of (draft.variants ?? []).entries()) {
    const key =
      image === undefined ? undefined : await takeOne(image, ['variants', index, 'image']);
    variants.push(key === undefined ? variant : { ...variant, image: key });
  }
  const images = draft.images && (keys.length > 0 || draft.images.length === 0) ? keys : undefined;
  const { images: _, variants: __, ...rest } = draft;
  return {
    entry,
    draft: { ...rest, ...(images && { images }), ...(draft.variants && { variants }) },
    refusals,
    skipped,
  };
};

/** As Promise.all of the work, with a few at a time; the answers are in the order of the items. */
export const mapConcurrently = async <Item, Answer>(
  items: readonly Item[],
  few: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const workers = Array.from({ length: few }, async () => {
    for (const [index, item] of waiting) answers[index] = await work(item);
  });
  await Promise.all(workers);
  return answers;
};
