import { ipPrefixesOf } from './ip-prefixes.ts';

/** Bytes of files that are in memory at once, in all and from one network address. They are there twice while they are read. */
const MOST = { inAll: 16 * 1024 * 1024, ofAddress: 12 * 1024 * 1024 };

/** What one upload holds: `take` says whether so many more bytes may be read. */
export type Held = { take: (bytes: number) => boolean; release: () => void };

export type UploadMemory = { open: (clientAddress: string | undefined) => Held };

/** Bounds what uploads take of the memory, however many come at once and however slowly. */
export const createUploadMemory = (most = MOST): UploadMemory => {
  let all = 0;
  const ofAddress = new Map<string, number>();

  return {
    open: (clientAddress) => {
      const who = clientAddress === undefined ? undefined : ipPrefixesOf(clientAddress).narrow;
      let held = 0;
      const change = (bytes: number): void => {
        held += bytes;
        all += bytes;
        if (who === undefined) return;
        const theirs = (ofAddress.get(who) ?? 0) + bytes;
        if (theirs > 0) ofAddress.set(who, theirs);
        else ofAddress.delete(who);
      };
      return {
        take: (bytes) => {
          const theirs = who === undefined ? 0 : (ofAddress.get(who) ?? 0);
          if (all + bytes > most.inAll || theirs + bytes > most.ofAddress) return false;
          change(bytes);
          return true;
        },
        release: () => change(-held),
      };
    },
  };
};
