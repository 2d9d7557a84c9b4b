import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvLine } from '#cli/formats/csv-line.ts';
import { spreadsheetCell } from '#cli/formats/formulas.ts';
import type { Refusal } from '#cli/formats/draft.ts';

/** Writes what was refused as CSV; the file is there only when something was. */
export const createRefusals = (file: string) => {
  let stream: WriteStream | undefined;
  let failed: Error | undefined;

  const begin = (): WriteStream => {
    const opened = createWriteStream(file);
    opened.on('error', (error) => (failed = error));
    opened.write(csvLine(['line', 'column', 'reason', 'product']));
    return opened;
  };

  return {
    write: ({ line, column, reason, product }: Refusal): void => {
      stream ??= begin();
      // Spreadsheets open this file, and what is wrong with a product is what somebody else wrote.
      stream.write(csvLine([String(line), column, reason, product].map(spreadsheetCell)));
    },
    /** Whether there is a file now. Throws what the disk says. */
    close: async (): Promise<boolean> => {
      if (failed) throw failed;
      if (!stream) return false;
      stream.end();
      await finished(stream);
      return true;
    },
  };
};
