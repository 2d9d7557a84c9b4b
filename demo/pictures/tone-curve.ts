/**
 * How light becomes a shown byte, and back. A little more contrast than there was, nothing else up
 * to the shoulder, then ever flatter, as film is, so that highlights keep their form; then the
 * encoding of sRGB. It is the only tone curve of
 * the rendered pictures: whatever multiplies light goes to linear, and back at the end.
 */
const CONTRAST = 1.1;
/** The light that contrast leaves as it is. */
const PIVOT = 0.7;
const SHOULDER = 0.5;
const REST = 1 - SHOULDER;
/** Above it the curve is so flat that a byte would mean any light. */
const WHITEST = 0.9975;

const encode = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const decode = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const bend = (light: number): number => {
  const level = PIVOT * (light / PIVOT) ** CONTRAST;
  return level <= SHOULDER ? level : 1 - REST * Math.exp(-(level - SHOULDER) / REST);
};

const unbend = (shown: number): number => {
  const level =
    shown <= SHOULDER ? shown : SHOULDER - REST * Math.log((1 - Math.min(shown, WHITEST)) / REST);
  return PIVOT * (level / PIVOT) ** (1 / CONTRAST);
};

/** The byte from 0 to 255 that shows this much light. */
export const byteOf = (light: number): number => Math.round(encode(bend(Math.max(0, light))) * 255);

const LIGHTS = Float32Array.from({ length: 256 }, (_, byte) => unbend(decode(byte / 255)));

/** The light that a byte shows. */
export const lightOf = (byte: number): number => LIGHTS[byte] ?? 0;

/** A colour's reflectance from 0 to 1 per channel; no tone curve, it is no light. */
export const reflectanceOf = (byte: number): number => decode(byte / 255);

const STEPS = 4096;
const MOST = 4;
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
  byteOf((step / STEPS) ** 2 * MOST),
);

/** As `byteOf`, from a table: for millions of pixels. */
export const quickByteOf = (light: number): number =>
  BYTES[Math.min(STEPS, Math.round(Math.sqrt(Math.max(0, light) / MOST) * STEPS))] ?? 0;
