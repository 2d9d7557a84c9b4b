import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex';
import { ipPrefixesOf } from '#api/http/limits/ip-prefixes.ts';

const MIB = 1024 * 1024;
/** What the semaphore counts in, bytes: its work grows with its number. */
const UNIT = 64 * 1024;

/** Bytes. Uploads come in at the pace of their senders, on disk; only when one is whole it asks for memory. */
const BOUNDS = {
  disk: { inAll: 512 * MIB, ofAddress: 64 * MIB },
  memory: 16 * MIB,
  /** Until an upload that waits for memory is refused, milliseconds; before its request times out. */
  waitMs: 20_000,
};

/** What one upload takes. */
export type Upload = {
  /** Whether so many more bytes may be written to the disk. */
  take: (bytes: number) => boolean;
  /** Waits until so many bytes may be read into memory; whether that was soon enough. */
  waitForMemory: (bytes: number) => Promise<boolean>;
  /** Gives back all of it. */
  release: () => void;
};

export type UploadBounds = { open: (clientAddress: string | undefined) => Upload };

/** Bounds what uploads take of disk and memory, however many come at once and however slowly. */
export const createUploadBounds = ({ disk, memory, waitMs } = BOUNDS): UploadBounds => {
  let all = 0;
  const ofAddress = new Map<string, number>();
  const units = Math.ceil(memory / UNIT);
  const inMemory = withTimeout(new Semaphore(units), waitMs);

  const acquire = async (bytes: number): Promise<(() => void) | undefined> => {
    try {
      // One that is larger than all that there is gets all.
      const [, release] = await inMemory.acquire(Math.min(units, Math.ceil(bytes / UNIT)));
      return release;
    } catch (error) {
      if (error === E_TIMEOUT) return undefined;
      throw error;
    }
  };

  return {
    open: (clientAddress) => {
      const who = clientAddress === undefined ? undefined : ipPrefixesOf(clientAddress).narrow;
      let held = 0;
      let leaveMemory: (() => void) | undefined;
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
          if (all + bytes > disk.inAll || theirs + bytes > disk.ofAddress) return false;
          change(bytes);
          return true;
        },
        waitForMemory: async (bytes) => {
          leaveMemory = await acquire(bytes);
          return leaveMemory !== undefined;
        },
        release: () => {
          change(-held);
          leaveMemory?.();
        },
      };
    },
  };
};

/** One for calls and pages: what there is of disk and memory is the process's. */
export const uploadBounds = createUploadBounds();
