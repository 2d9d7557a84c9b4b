import type { Db } from '#db/client.ts';
import { createSignedLinks } from '#api/http/signed-link.ts';

const YEAR_MS = 365 * 86_400_000;

type Signed = { id: string; createdAt: Date };

/** The links that open an order without an account, until a year after it was placed. */
export const createOrderLinks = (db: Db) => {
  const links = createSignedLinks(db, 'order-link');
  return {
    /** Ask for it before a transaction: it may need a connection of its own. */
    signer: async (): Promise<(signed: Signed) => string> => {
      const sign = await links.signer();
      return ({ id, createdAt }) => sign({ id, endsAt: new Date(createdAt.getTime() + YEAR_MS) });
    },
    read: links.read,
  };
};

export type OrderLinks = ReturnType<typeof createOrderLinks>;
