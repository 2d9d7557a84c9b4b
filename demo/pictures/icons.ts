import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Vector drawings of Fluent Emoji (Microsoft, MIT), from `@iconify-json/fluent-emoji`. The file
 * has 100 MB, so it is scanned once for where each drawing lies, and drawings are read one by one.
 */
const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');

const CHUNK = 4 * 1024 * 1024;
const ENTRY = /\t\t"([a-z0-9-]+)": \{\n\t\t\t"body": "/g;
/** Longer than any entry's head, so that one cut by a chunk's end is found in the next chunk. */
const OVERLAP = 256;

type Place = { start: number; end: number };

/** A part of a text holds on to the whole of it in V8: of all names together to the 100 MB. */
const copyOf = (part: string): string => Buffer.from(part, 'latin1').toString('latin1');

const listStarts = async (file: FileHandle): Promise<[string, number][]> => {
  const buffer = Buffer.allocUnsafe(CHUNK);
  const starts = new Map<string, number>();
  let position = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK, position);
    const text = buffer.toString('latin1', 0, bytesRead);
    for (const match of text.matchAll(ENTRY))
      starts.set(copyOf(match[1] ?? ''), position + match.index + match[0].length);
    if (bytesRead < CHUNK) return [...starts];
    position += CHUNK - OVERLAP;
  }
};

const scan = async (): Promise<Map<string, Place>> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const starts = await listStarts(file);
    return new Map(
      starts.map(([name, start], i) => [name, { start, end: starts[i + 1]?.[1] ?? size }]),
    );
  } finally {
    await file.close();
  }
};

let places: Promise<Map<string, Place>> | undefined;
const bodies = new Map<string, Promise<string>>();

const readBody = async (name: string): Promise<string> => {
  places ??= scan();
  const place = (await places).get(name);
  if (!place) throw new Error(`fluent-emoji has no drawing "${name}"`);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.allocUnsafe(place.end - place.start),
      position: place.start,
    });
    const text = buffer.toString('utf8', 0, bytesRead);
    return JSON.parse(`"${text.slice(0, text.indexOf('"\n'))}"`) as string;
  } finally {
    await file.close();
  }
};

/** The SVG elements of a drawing on a 32 by 32 field. Throws where there is no such drawing. */
export const getIcon = (name: string): Promise<string> => {
  const known = bodies.get(name);
  if (known) return known;
  const body = readBody(name);
  bodies.set(name, body);
  return body;
};

/** Names of all drawings. */
export const listIconNames = async (): Promise<string[]> => {
  places ??= scan();
  return [...(await places).keys()];
};
