import { brotliDecompressSync } from 'node:zlib';

/** The number that WOFF2 has for the table `cmap`, and the one that says that a table's name is written out. */
const CMAP = 0;
const NAMED = 63;
/** Glyphs and their places are transformed where this is said, all other tables where anything else is. */
const GLYPH_TABLES = new Set([10, 11]);
const UNTRANSFORMED_GLYPHS = 3;
const HEADER_BYTES = 48;

/** A number of seven bits a byte; all but its last have the highest one set. */
const readVariableNumber = (font: Buffer, start: number): { value: number; end: number } => {
  let value = 0;
  let at = start;
  for (;;) {
    const byte = font.readUInt8(at++);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: at };
  }
};

/** The table of characters of a WOFF2 file: all tables lie one after the other in one stream. */
const findCharacterMap = (font: Buffer): Buffer => {
  const tables: { id: number; bytes: number }[] = [];
  let at = HEADER_BYTES;
  for (let left = font.readUInt16BE(12); left > 0; left -= 1) {
    const flags = font.readUInt8(at);
    const id = flags & NAMED;
    const version = flags >> 6;
    let length = readVariableNumber(font, at + (id === NAMED ? 5 : 1));
    const isTransformed = GLYPH_TABLES.has(id) ? version !== UNTRANSFORMED_GLYPHS : version !== 0;
    if (isTransformed) length = readVariableNumber(font, length.end);
    at = length.end;
    tables.push({ id, bytes: length.value });
  }
  const stream = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  const index = tables.findIndex(({ id }) => id === CMAP);
  const start = tables.slice(0, index).reduce((sum, { bytes }) => sum + bytes, 0);
  return stream.subarray(start, start + (tables[index]?.bytes ?? 0));
};

/** The characters of a part of the table in segments (format 4), which is what faces have for the first 65,536. */
const readSegments = (part: Buffer): string[] => {
  const size = part.readUInt16BE(6);
  const read = (at: number): number => part.readUInt16BE(at);
  return Array.from({ length: size / 2 }, (_, segment) => segment * 2).flatMap((at) => {
    const last = read(14 + at);
    const first = read(16 + size + at);
    if (first === 0xff_ff) return [];
    return Array.from({ length: last - first + 1 }, (_, step) =>
      String.fromCodePoint(first + step),
    );
  });
};

/** Every character that a WOFF2 face has a drawing for. */
export const faceCharacters = (font: Buffer): ReadonlySet<string> => {
  const map = findCharacterMap(font);
  const parts = Array.from({ length: map.readUInt16BE(2) }, (_, index) =>
    map.subarray(map.readUInt32BE(8 + index * 8)),
  );
  return new Set(parts.filter((part) => part.readUInt16BE(0) === 4).flatMap(readSegments));
};
