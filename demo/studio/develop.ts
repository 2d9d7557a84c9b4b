/**
 * Makes the pictures that are kept from what Blender rendered:
 * `node scripts/run.mjs node demo/studio/develop.ts [--from DIR] [--only ID,ID] [--look DIR]`.
 * With --look it writes PNG files in the product type's colours instead, to be looked at. Without
 * --look and --only it keeps the places too.
 */
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { RAMPS } from '#demo/pictures/colours.ts';
import { grain } from '#demo/pictures/grain.ts';
import { paintRendered } from '#demo/pictures/rendered.ts';
import { quickByteOf } from '#demo/pictures/tone-curve.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';

/** The light that the raw files' whitest value stands for (RANGE in render.py). */
const RANGE = 4;
const KEPT = new URL('../pictures/rendered/', import.meta.url);
const KEPT_PLACES = new URL('../pictures/places/', import.meta.url);

type Raw = { data: Uint16Array; width: number; height: number; channels: number };

const read = async (file: string): Promise<Raw> => {
  const { data, info } = await sharp(file)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return { data: values, width: info.width, height: info.height, channels: info.channels };
};

const shown = (value: number): number => quickByteOf((value / 65_535) * RANGE);

const developPicture = async (file: string): Promise<Buffer> => {
  const { data, width, height } = await read(file);
  const bytes = Uint8Array.from(data, (value, at) => shown(value * grain(Math.floor(at / 3))));
  return sharp(Buffer.from(bytes), { raw: { width, height, channels: 3 } })
    .webp({ quality: 95, effort: 6, smartSubsample: true })
    .toBuffer();
};

/** The channels become grey squares one above the other: WebP would blur colours at their edges. */
const developLayers = async (file: string): Promise<Buffer> => {
  const { data, width, height, channels } = await read(file);
  const planes = Buffer.alloc(width * height * channels);
  const count = width * height;
  for (let at = 0; at < count; at += 1)
    for (let c = 0; c < channels; c += 1) {
      const value = data[at * channels + c] ?? 0;
      planes[c * count + at] = c === 2 ? shown(value) : Math.round(value / 257);
    }
  return sharp(planes, { raw: { width, height: height * channels, channels: 1 } })
    .webp({ quality: 75, effort: 6 })
    .toBuffer();
};

const look = async (name: string, picture: Buffer, layers: Buffer, into: string) => {
  const id = name.replace(/-(front|angle)$/, '');
  const looks = PRODUCT_TYPES.find((type) => type.id === id)?.looks ?? [null];
  for (const colour of looks) {
    const parts = colour ? [RAMPS[colour][1]] : [];
    const painted = await paintRendered({ picture, layers }, { parts, ground: '#f4efe8' });
    const raw = { width: painted.width, height: painted.height, channels: painted.channels };
    await sharp(painted.data, { raw })
      .png()
      .toFile(`${into}/${name}-${colour ?? 'own'}.png`);
  }
};

/** Less exact than a product: what is behind it is out of focus, so the grain may be blurred away. */
const developPlace = async (file: string): Promise<Buffer> =>
  sharp(await developPicture(file))
    .blur(1.4)
    .webp({ quality: 84, effort: 6 })
    .toBuffer();

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '/tmp/studio-out' },
    only: { type: 'string' },
    look: { type: 'string' },
  },
});
const only = values.only?.split(',');
await mkdir(values.look ?? KEPT, { recursive: true });
const files = await readdir(values.from);
if (!values.look && !only) {
  await mkdir(KEPT_PLACES, { recursive: true });
  for (const file of files.filter((name) => /^place-.*\.png$/.test(name)))
    await writeFile(
      new URL(file.replace('place-', '').replace('.png', '.webp'), KEPT_PLACES),
      await developPlace(`${values.from}/${file}`),
    );
}
const names = files
  .filter((file) => file.endsWith('-layers.png'))
  .map((file) => file.replace('-layers.png', ''))
  .filter((name) => !only || only.includes(name.replace(/-(front|angle)$/, '')));
for (const name of names.sort()) {
  const picture = await developPicture(`${values.from}/${name}.png`);
  const layers = await developLayers(`${values.from}/${name}-layers.png`);
  if (values.look) await look(name, picture, layers, values.look);
  else {
    await writeFile(new URL(`${name}.webp`, KEPT), picture);
    await writeFile(new URL(`${name}-layers.webp`, KEPT), layers);
    const print = `${name}-print.json`;
    if (files.includes(print)) await copyFile(`${values.from}/${print}`, new URL(print, KEPT));
  }
  process.stdout.write(`${name}: ${picture.length} and ${layers.length} bytes\n`);
}
