import { createSignedLinks } from '#api/http/signed-link.ts';
import type { Db } from '#db/client.ts';

/** The links by which a mail lets its reader see how far a prescription is, until it is erased. */
export const createPrescriptionLinks = (db: Db) => createSignedLinks(db, 'prescription-link');
