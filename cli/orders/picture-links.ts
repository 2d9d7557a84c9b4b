import { createFileLinks } from '#api/files/file-links.ts';
import type { Db } from '#db/client.ts';

const WEEK_MS = 7 * 86_400_000;

/** Makes the links by which the operator opens private pictures, for a week. Each look is noted. */
export const pictureLinks = async (
  db: Db,
  { origin, now }: { origin: string; now: Date },
): Promise<(id: string) => string> => {
  const sign = await createFileLinks(db).signer();
  const endsAt = new Date(now.getTime() + WEEK_MS);
  return (id) => `${origin}/private-file?token=${sign({ id, endsAt })}`;
};
