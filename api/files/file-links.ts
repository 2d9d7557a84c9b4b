import type { Db } from '#db/client.ts';
import { createSignedLinks } from '#api/http/signed-link.ts';

/** The links by which the shop's own mails and commands open a private file; what they lead to: open-linked-file.ts. */
export const createFileLinks = (db: Db) => createSignedLinks(db, 'private-file-link');
