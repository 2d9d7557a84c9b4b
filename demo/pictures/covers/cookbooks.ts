import type { Cover } from './cover.ts';
import { block, disc, placed, shape, stroke, thrown, times } from './draw.ts';

const onePot: Cover = {
  ground: '#bd6343',
  ink: '#fff4e0',
  soft: '#fff4e0',
  face: 'display',
  title: [0.07, 0.27],
  author: 0.94,
  art: (h) =>
    times(3, (i) =>
      stroke(`M${230 + i * 70} ${h * 0.5}c-26-30 26-46 0-82`, 'rgba(255,244,224,.75)', 9),
    ) +
    block(250, h * 0.535, 100, 26, '#26343c', 13) +
    shape(`M118 ${h * 0.6}C118 ${h * 0.55} 482 ${h * 0.55} 482 ${h * 0.6}Z`, '#33464f') +
    shape(
      `M110 ${h * 0.605}H490V${h * 0.76}C490 ${h * 0.86} 420 ${h * 0.87} 300 ${h * 0.87}S110 ${h * 0.86} 110 ${h * 0.76}Z`,
      '#26343c',
    ) +
    block(66, h * 0.645, 56, 24, '#26343c', 12) +
    block(478, h * 0.645, 56, 24, '#26343c', 12) +
    stroke(`M150 ${h * 0.66}V${h * 0.76}`, 'rgba(255,255,255,.18)', 12),
};

const flame = (x: number, y: number, scale: number, colour: string): string =>
  placed(
    x,
    y,
    scale,
    0,
    shape(
      'M0-100C10-50 56-40 52 20 50 62 24 84 0 84S-50 62-52 20C-54-10-34-20-30-46-16-36-10-60 0-100z',
      colour,
    ),
  );

const hotter: Cover = {
  ground: '#f2e3c6',
  ink: '#8e2417',
  soft: '#5c2a1c',
  face: 'bold',
  capitals: true,
  align: 'start',
  title: [0.07, 0.42],
  author: 0.94,
  art: (h) =>
    flame(130, h * 0.74, 0.8, '#e8a23c') +
    flame(290, h * 0.7, 1.15, '#dc6b2c') +
    flame(290, h * 0.755, 0.55, '#f2b84e') +
    flame(468, h * 0.66, 1.5, '#b92f20') +
    flame(468, h * 0.72, 0.8, '#e8722f') +
    flame(468, h * 0.77, 0.4, '#f7c65d'),
};

const spiceShelf: Cover = {
  ground: '#75602f',
  ink: '#fbf1d8',
  soft: '#f0d597',
  face: 'text',
  title: [0.7, 0.13],
  author: 0.92,
  art: (h) =>
    times(2, (row) => {
      const y = h * (0.33 + row * 0.31);
      const spices = [
        '#c4552b',
        '#d9a12f',
        '#7a2f22',
        '#94a14c',
        '#b98a55',
        '#8e4a62',
        '#d46d3a',
        '#5d6a34',
      ];
      return (
        times(4, (i) => {
          const x = 62 + i * 124;
          const tall = 108 + thrown(row * 4 + i) * 56;
          return (
            block(x, y - tall, 102, tall, 'rgba(255,255,255,.16)', 14) +
            block(x + 8, y - tall * 0.7, 86, tall * 0.7 - 6, spices[row * 4 + i] ?? '', 9) +
            block(x + 10, y - tall - 24, 82, 28, '#3b2c14', 6) +
            block(x + 22, y - tall * 0.5, 58, 34, '#fbf1d8', 4) +
            block(x + 32, y - tall * 0.5 + 14, 38, 5, spices[row * 4 + i] ?? '')
          );
        }) + block(30, y, 540, 16, '#3b2c14')
      );
    }),
};

const table: Cover = {
  ground: '#20557a',
  ink: '#20557a',
  soft: '#20557a',
  face: 'display',
  title: [0.38, 0.22],
  author: 0.66,
  margin: 110,
  art: (h) =>
    times(9, (row) =>
      times(9, (column) => {
        const [x, y] = [column * 75 - 38, row * 100 - 30];
        return (
          shape(
            `M${x + 37} ${y}L${x + 74} ${y + 50}L${x + 37} ${y + 100}L${x} ${y + 50}Z`,
            (row + column) % 2 ? '#3f86ad' : '#f5efe0',
          ) + disc(x + 37, y + 50, 13, (row + column) % 2 ? '#f5efe0' : '#e0a63b')
        );
      }),
    ) +
    disc(300, h * 0.51, 248, '#e0a63b') +
    disc(300, h * 0.51, 236, '#fbf7ec') +
    times(24, (i) =>
      placed(
        300,
        h * 0.51,
        1,
        i * 15,
        `<ellipse cx="0" cy="-214" rx="7" ry="14" fill="${i % 2 ? '#6d7f3b' : '#e0a63b'}"/>`,
      ),
    ),
};

const pepper = (x: number, y: number, scale: number, turn: number, colour: string): string =>
  placed(
    x,
    y,
    scale,
    turn,
    shape('M-30-40C0-54 34-44 36-10 40 50 10 120-40 150-22 104-60 10-30-40z', colour) +
      stroke('M4-44q-2-26 16-38', '#49703a', 11) +
      shape('M-32-34C-20-58 30-60 38-26 18-36 6-30 2-22-6-34-18-36-32-34z', '#49703a') +
      stroke('M-14-6C-20 30-18 70-26 100', 'rgba(255,255,255,.35)', 6),
  );

const pepperGarden: Cover = {
  ground: '#99ab8d',
  ink: '#22331f',
  soft: '#22331f',
  face: 'italic',
  title: [0.06, 0.22],
  author: 0.95,
  art: (h) =>
    times(12, (i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      const colours = ['#c23a2b', '#e2a02f', '#6f8f3f', '#d9662c', '#8e2430'];
      return pepper(
        96 + column * 138,
        h * (0.42 + row * 0.185),
        0.72,
        (thrown(i) - 0.5) * 60,
        colours[(i * 3) % 5] ?? '',
      );
    }),
};

export const COOKBOOKS: readonly Cover[] = [onePot, hotter, spiceShelf, table, pepperGarden];
