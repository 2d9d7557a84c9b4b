import type { Tone } from './colours.ts';
import { shade } from './colours.ts';

/** A studio photograph's stage, as SVG elements; all measures in pixels. */
type Stage = {
  width: number;
  height: number;
  tone: Tone;
  /** Where the floor meets the wall, 0 at the top to 1. */
  horizon: number;
  /** Where the light falls on the wall, 0 to 1. */
  light: [x: number, y: number];
};

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** Wall, floor, a soft seam between them and light from one side. */
export const drawStage = ({ width, height, tone, horizon, light }: Stage): string => {
  const seam = 0.07;
  return `<defs>
    <linearGradient id="room" x1="0" x2="0" y1="0" y2="1">${stop(0, shade(tone, -1))}${stop(Math.max(0, horizon - seam), shade(tone, -4))}${stop(horizon + seam / 2, shade(tone, 1))}${stop(1, shade(tone, -2))}</linearGradient>
    <radialGradient id="glow" cx="${light[0]}" cy="${light[1]}" r=".75">${stop(0, '#ffffff', 0.85)}${stop(0.45, '#ffffff', 0.3)}${stop(1, '#ffffff', 0)}</radialGradient>
    <radialGradient id="edge" cx=".5" cy=".5" r=".78">${stop(0.62, shade(tone, -40), 0)}${stop(1, shade(tone, -40), 0.13)}</radialGradient>
    <radialGradient id="soft">${stop(0, shade(tone, -72, 0.6), 0.34)}${stop(0.55, shade(tone, -70, 0.6), 0.13)}${stop(1, shade(tone, -66, 0.6), 0)}</radialGradient>
    <linearGradient id="pillar" x1="0" x2="1" y1="0" y2="0">${stop(0, shade(tone, -9))}${stop(0.3, shade(tone, 3))}${stop(0.7, shade(tone, -4))}${stop(1, shade(tone, -16))}</linearGradient>
    <linearGradient id="arch" x1="0" x2="0" y1="0" y2="1">${stop(0, shade(tone, -9, 1.25))}${stop(1, shade(tone, -4, 1.1))}</linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#room)"/>
  <rect width="${width}" height="${height}" fill="url(#glow)"/>
  <rect width="${width}" height="${height}" fill="url(#edge)"/>`;
};

/** A round plinth whose top is at `y`. */
export const drawPlinth = (
  x: number,
  y: number,
  radius: number,
  bottom: number,
  tone: Tone,
): string =>
  `<ellipse cx="${x}" cy="${bottom}" rx="${radius * 1.25}" ry="${radius * 0.24}" fill="url(#soft)"/>
   <path d="M${x - radius} ${y}v${bottom - y}a${radius} ${radius * 0.2} 0 0 0 ${radius * 2} 0v${y - bottom}z" fill="url(#pillar)"/>
   <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.2}" fill="${shade(tone, 5)}"/>`;

/** An arch in the wall behind the object. */
export const drawArch = (x: number, top: number, width: number, bottom: number): string =>
  `<path d="M${x - width / 2} ${bottom}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${bottom}z" fill="url(#arch)" opacity=".75"/>`;

/** A disc on the wall behind the object. */
export const drawDisc = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#arch)" opacity=".7"/>`;
