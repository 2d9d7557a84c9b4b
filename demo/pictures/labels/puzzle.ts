import { block, disc, hill, shape, stroke, thrown, times } from '#demo/pictures/covers/draw.ts';
import { setWords } from '#demo/pictures/print/typeface.ts';
import type { Words } from './layouts.ts';
import type { Inks } from './motifs.ts';

type Scene = (w: number, h: number) => string;

const harbour: Scene = (w, h) =>
  block(0, 0, w, h, '#a9d3e4') +
  shape(hill(h * 0.5, 16, 1, 0, h), '#6f9a74') +
  times(9, (i) => {
    const tall = h * (0.24 + thrown(i) * 0.14);
    const x = 14 + i * 66;
    const walls = ['#e9795a', '#f2c14e', '#f4ead2', '#7fb3a6', '#d9a7a0'];
    return (
      block(x, h * 0.66 - tall, 60, tall, walls[i % 5] ?? '') +
      shape(`M${x - 4} ${h * 0.66 - tall}h68l-34-34z`, '#9c4a35') +
      times(4, (k) =>
        block(
          x + 10 + (k % 2) * 26,
          h * 0.66 - tall + 14 + Math.floor(k / 2) * 36,
          15,
          21,
          '#3b4a58',
        ),
      )
    );
  }) +
  block(0, h * 0.66, w, h * 0.34, '#2f7397') +
  times(26, (i) =>
    stroke(`M${thrown(i) * w} ${h * (0.69 + thrown(i + 40) * 0.3)}h34`, '#7fb9d3', 3),
  ) +
  times(3, (i) => {
    const x = 110 + i * 190;
    return (
      shape(`M${x - 62} ${h * 0.8}h124l-22 32h-80z`, ['#c2412f', '#f4ead2', '#1f3a5c'][i] ?? '') +
      shape(`M${x} ${h * 0.79}V${h * 0.52}l52 ${h * 0.25}z`, '#fdf8ea') +
      shape(`M${x - 6} ${h * 0.79}V${h * 0.56}l-40 ${h * 0.22}z`, '#e9d3a4')
    );
  });

const sunset: Scene = (w, h) =>
  times(7, (i) =>
    block(
      0,
      (h * 0.62 * i) / 7,
      w,
      h / 7,
      ['#3a2a63', '#6b3a74', '#a34a6d', '#d8665a', '#ef8d50', '#f7b456', '#fbd680'][i] ?? '',
    ),
  ) +
  disc(w / 2, h * 0.6, 84, '#fff0b8') +
  shape(hill(h * 0.62, 18, 1.4, 1, h), '#4a2a55') +
  shape(hill(h * 0.74, 14, 1, 3, h), '#2d1b3d') +
  times(
    5,
    (i) =>
      stroke(`M${70 + i * 118} ${h * 0.82}v-${70 + thrown(i) * 90}`, '#170d22', 9) +
      times(5, (k) =>
        stroke(
          `M${70 + i * 118} ${h * 0.82 - 70 - thrown(i) * 90}q${-50 + k * 25}-34 ${-66 + k * 33} ${k === 2 ? -40 : 2}`,
          '#170d22',
          9,
        ),
      ),
  );

const bay: Scene = (w, h) =>
  block(0, 0, w, h, '#cfe9f2') +
  disc(96, h * 0.18, 44, '#fbe08a') +
  shape(hill(h * 0.36, 34, 1, 4, h), '#7fb08a') +
  block(0, h * 0.44, w, h * 0.4, '#35a3ae') +
  shape(`M0 ${h * 0.78}C180 ${h * 0.62} 300 ${h * 0.92} ${w} ${h * 0.66}V${h}H0Z`, '#f2dca8') +
  times(
    6,
    (i) =>
      disc(60 + i * 104, h * (0.9 - thrown(i) * 0.08), 32, i % 2 ? '#e8574a' : '#f4b93e') +
      disc(60 + i * 104, h * (0.9 - thrown(i) * 0.08), 16, '#fdf8ea'),
  ) +
  times(
    4,
    (i) =>
      shape(`M${150 + i * 120} ${h * 0.56}l0-46 34 46z`, '#fdf8ea') +
      shape(`M${136 + i * 120} ${h * 0.57}h56l-10 12h-36z`, '#c2412f'),
  );

/** A harbour at night: a lighthouse on its rock, its beam over the water, boats with lamps. */
const lighthouse: Scene = (w, h) =>
  block(0, 0, w, h, '#1d2b52') +
  times(30, (i) => disc(thrown(i) * w, thrown(i + 60) * h * 0.5, 2, '#f6e6b0')) +
  shape(`M${w * 0.7} ${h * 0.22}L0 ${h * 0.08}V${h * 0.42}Z`, '#4a5a86') +
  block(0, h * 0.62, w, h * 0.38, '#16486a') +
  times(22, (i) =>
    stroke(`M${thrown(i + 7) * w} ${h * (0.66 + thrown(i + 90) * 0.32)}h40`, '#3d7a9c', 3),
  ) +
  shape(hill(h * 0.66, 12, 1, 5, h * 0.72), '#0f2f4a') +
  shape(`M${w * 0.58} ${h * 0.68}q${w * 0.12}-${h * 0.16} ${w * 0.3} 0z`, '#3c3a44') +
  shape(
    `M${w * 0.665} ${h * 0.6}L${w * 0.68} ${h * 0.26}h${w * 0.05}L${w * 0.745} ${h * 0.6}z`,
    '#f4ead2',
  ) +
  times(3, (i) =>
    block(
      w * (0.676 - i * 0.003),
      h * (0.31 + i * 0.1),
      w * (0.058 + i * 0.006),
      h * 0.05,
      '#c2412f',
    ),
  ) +
  block(w * 0.675, h * 0.19, w * 0.06, h * 0.07, '#ffe08a') +
  shape(`M${w * 0.665} ${h * 0.19}h${w * 0.08}l-${w * 0.04}-${h * 0.08}z`, '#9c2f24') +
  times(3, (i) => {
    const x = w * (0.12 + i * 0.17);
    const z = h * (0.74 + (i % 2) * 0.09);
    return (
      shape(`M${x - 48} ${z}h96l-18 24h-60z`, ['#e9795a', '#f2c14e', '#7fb3a6'][i] ?? '') +
      stroke(`M${x} ${z}v-58`, '#f4ead2', 5) +
      disc(x, z - 60, 9, '#ffe08a')
    );
  });

const SCENES: readonly Scene[] = [harbour, sunset, bay, lighthouse, sunset];

/** The lid of a puzzle's box: the picture that one lays, cut into its pieces, and a strip with its name. */
export const drawPuzzle = (
  { brand, name, face }: Omit<Words, 'line'>,
  { width: w, height: h, inks }: { width: number; height: number; inks: Inks },
  number: number,
): string => {
  const strip = h * 0.19;
  const title = /“(.+)”/.exec(name)?.[1] ?? name;
  const size = 50;
  const cuts = [
    ...Array.from({ length: Math.ceil(w / size) }, (_, i) => `M${i * size} 0v${h}`),
    ...Array.from({ length: Math.ceil(h / size) }, (_, i) => `M0 ${i * size}h${w}`),
  ].join('');
  return (
    (SCENES[number % SCENES.length] ?? harbour)(w, h - strip) +
    `<path d="${cuts}" stroke="rgba(30,30,40,.22)" stroke-width="1.4" fill="none"/>` +
    block(0, h - strip, w, strip, inks.base) +
    setWords(
      title,
      { x: 26, y: h - strip * 0.76, width: w * 0.56, height: strip * 0.52 },
      { face: 'display', fill: '#ffffff', align: 'start' },
      62,
    ) +
    setWords(
      brand,
      { x: w * 0.64, y: h - strip * 0.68, width: w * 0.32, height: strip * 0.36 },
      { face, fill: '#ffffff' },
      42,
    )
  );
};
