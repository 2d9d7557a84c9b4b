import {
  block,
  disc,
  hill,
  placed,
  shape,
  star,
  stroke,
  thrown,
  times,
} from '#demo/pictures/covers/draw.ts';

/** What a display shows, as SVG forms on a field 600 wide and as high as given. */
type Scene = (height: number) => string;

const WIDTH = 600;

/** The whole field in a gradient from its upper to its lower edge; its id is the scene's name. */
const sky = (id: string, height: number, ...colours: readonly string[]): string => {
  const stops = colours.map(
    (colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="${WIDTH}" height="${height}" fill="url(#${id})"/>`;
};

/** Ranges one before the other, the farthest first. */
const ranges = (height: number, from: number, swing: number, colours: readonly string[]): string =>
  times(colours.length, (at) =>
    shape(
      hill(
        height * (from + ((1 - from) * at) / colours.length),
        swing,
        1.1 + at * 0.35,
        at * 1.9,
        height,
      ),
      colours[at] ?? '',
    ),
  );

const stars = (count: number, height: number): string =>
  times(count, (at) =>
    disc(thrown(at) * WIDTH, thrown(at + 500) * height, 0.8 + thrown(at + 900) * 1.6, '#e8eefc'),
  );

const balloon = (x: number, y: number, scale: number, colour: string, stripe: string): string =>
  placed(
    x,
    y,
    scale,
    0,
    shape(
      'M0-50C34-50 46-24 40-2C34 18 16 30 8 44H-8C-16 30-34 18-40-2C-46-24-34-50 0-50z',
      colour,
    ) +
      shape(
        'M0-50C14-50 18-24 16-2C14 18 6 30 3 44H-3C-6 30-14 18-16-2C-18-24-14-50 0-50z',
        stripe,
      ) +
      stroke('M-7 44L-5 56M7 44L5 56', '#4b3a2c', 1.4) +
      block(-6, 56, 12, 10, '#7a5433', 2),
  );

const pine = (x: number, foot: number, scale: number, colour: string): string =>
  placed(x, foot, scale, 0, shape('M0-70L16-36H8L22-8H4V0H-4V-8H-22L-8-36H-16z', colour));

export const SCENES = {
  dunes: (height) =>
    sky('dunes', height, '#5b4a86', '#c9788c', '#f3b184', '#f8d7a8') +
    disc(410, height * 0.46, 58, '#fdeecb') +
    ranges(height, 0.5, 34, ['#d99465', '#b86f4c', '#8f4c3b', '#5d2f33']),
  aurora: (height) =>
    sky('aurora', height, '#071226', '#0d2b45', '#0f4a53') +
    stars(70, height * 0.6) +
    `<filter id="glow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter><g filter="url(#glow)">` +
    stroke(
      `M-20 ${height * 0.5}C160 ${height * 0.1} 260 ${height * 0.6} 620 ${height * 0.16}`,
      '#3fd6a4',
      60,
    ) +
    stroke(
      `M-20 ${height * 0.34}C200 ${height * 0.5} 340 ${height * 0.1} 620 ${height * 0.36}`,
      '#7a6bd8',
      34,
    ) +
    '</g>' +
    ranges(height, 0.72, 20, ['#0b2733', '#061721']),
  bloom: (height) =>
    sky('bloom', height, '#3a1740', '#7d2a5c') +
    times(9, (at) =>
      placed(
        300,
        height * 0.62,
        height / 620,
        at * 40 + 12,
        `<ellipse cy="-190" rx="92" ry="180" fill="${['#f2789f', '#f9a26c', '#c95bb0'][at % 3]}" opacity=".62"/>`,
      ),
    ) +
    disc(300, height * 0.62, height * 0.07, '#ffe2a6'),
  waves: (height) =>
    sky('waves', height, '#bfe4ee', '#8cc7dd') +
    ranges(height, 0.24, 30, ['#5fb0cf', '#3b8fb8', '#2470a0', '#185484', '#103b63']),
  arcs: (height) =>
    sky('arcs', height, '#0b0b10', '#191722') +
    times(
      9,
      (at) =>
        `<circle cx="300" cy="${height * 0.98}" r="${90 + at * 62}" fill="none" stroke="${at % 3 ? '#d9a648' : '#f3dca0'}" stroke-width="${at % 3 ? 5 : 11}" opacity="${0.95 - at * 0.07}"/>`,
    ),
  forest: (height) =>
    sky('forest', height, '#f3e3c4', '#cfdcc6', '#9dbfae') +
    disc(150, height * 0.28, 34, '#fff5da') +
    ranges(height, 0.42, 26, ['#8fb3a3', '#5f8f80', '#35685b']) +
    times(26, (at) =>
      pine(
        at * 25,
        height * (0.86 + 0.12 * thrown(at)),
        0.9 + thrown(at + 40) * 0.7,
        at % 2 ? '#1f4a40' : '#16372f',
      ),
    ) +
    block(0, height * 0.93, WIDTH, height, '#12302a'),
  planet: (height) =>
    sky('planet', height, '#0a0a1e', '#1c1440') +
    stars(90, height) +
    `<radialGradient id="ball" cx=".35" cy=".3"><stop offset="0" stop-color="#ffd9a8"/><stop offset=".55" stop-color="#d8734f"/><stop offset="1" stop-color="#5d1d3d"/></radialGradient>` +
    disc(330, height * 0.54, 108, 'url(#ball)') +
    placed(
      330,
      height * 0.54,
      1,
      -18,
      `<ellipse rx="196" ry="34" fill="none" stroke="#f0c9a0" stroke-width="9" stroke-dasharray="470 300" stroke-dashoffset="-40" opacity=".85"/>`,
    ),
  city: (height) =>
    sky('city', height, '#171a3e', '#4a2f6b', '#d0667a', '#f6b27d') +
    times(14, (at) => {
      const [x, tall] = [at * 44 - 6, height * (0.26 + 0.36 * thrown(at + 7))];
      const lit = times(18, (k) =>
        thrown(at * 31 + k) > 0.55
          ? block(
              x + 7 + (k % 3) * 12,
              height - tall + 12 + Math.floor(k / 3) * 20,
              6,
              9,
              '#ffd98a',
            )
          : '',
      );
      return block(x, height - tall, 45, tall, at % 2 ? '#1b1836' : '#262048') + lit;
    }),
  balloons: (height) =>
    sky('balloons', height, '#6fb4e0', '#c5e3f0', '#f7ead0') +
    ranges(height, 0.72, 14, ['#9db38a', '#6d9470', '#4a7558']) +
    balloon(190, height * 0.34, 1.5, '#d8563f', '#f2c14e') +
    balloon(420, height * 0.46, 1.05, '#2f6f8f', '#f4ead2') +
    balloon(530, height * 0.24, 0.6, '#e39b3b', '#b5453c'),
  bars: (height) =>
    times(8, (at) =>
      block(
        at * 75,
        0,
        76,
        height * 0.74,
        ['#e8e4dc', '#d9c63a', '#4fb8c4', '#57a64b', '#b557a6', '#c8443b', '#3a57b0', '#1b1b20'][
          at
        ] ?? '',
      ),
    ) +
    block(0, height * 0.74, WIDTH, height * 0.26, '#24242a') +
    times(9, (at) =>
      block(at * 67, height * 0.8, 67, height * 0.2, `hsl(0 0% ${Math.round(8 + at * 10)}%)`),
    ) +
    `<circle cx="300" cy="${height * 0.46}" r="${height * 0.3}" fill="none" stroke="#f4f1ea" stroke-width="6"/>`,
  pitch: (height) =>
    times(12, (at) => block(at * 50, 0, 51, height, at % 2 ? '#3f9350' : '#358346')) +
    stroke(
      `M20 ${height * 0.08}H580V${height * 0.92}H20zM300 ${height * 0.08}V${height * 0.92}`,
      '#eef4ea',
      4,
    ) +
    `<circle cx="300" cy="${height / 2}" r="${height * 0.17}" fill="none" stroke="#eef4ea" stroke-width="4"/>` +
    stroke(
      `M20 ${height * 0.27}H96V${height * 0.73}H20M580 ${height * 0.27}H504V${height * 0.73}H580`,
      '#eef4ea',
      4,
    ) +
    times(14, (at) =>
      disc(
        60 + thrown(at + 3) * 480,
        height * (0.16 + 0.68 * thrown(at + 60)),
        7,
        at % 2 ? '#d8433b' : '#f4f1ea',
      ),
    ) +
    star(322, height * 0.46, 5, '#ffffff', 8),
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
