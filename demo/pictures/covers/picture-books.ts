import type { Cover } from './cover.ts';
import { block, disc, hill, placed, shape, star, stroke, thrown, times } from './draw.ts';

/** The boy whom all five are about. */
const pip = (x: number, y: number, scale: number, jumper: string): string =>
  placed(
    x,
    y,
    scale,
    0,
    stroke('M-14 60v46M14 60v46', '#2d3d55', 15) +
      shape('M-34 70C-36 20-24 4 0 4s36 16 34 66z', jumper) +
      stroke('M-28 22-52 54M28 22 54 2', jumper, 14) +
      disc(0, -26, 34, '#f2c6a0') +
      shape('M-36-30C-34-66 34-70 36-30 20-46 8-40-6-48-14-38-26-40-36-30z', '#5b3a22') +
      disc(-11, -24, 4, '#2a2320') +
      disc(11, -24, 4, '#2a2320') +
      stroke('M-8-10q8 7 16 0', '#b3543f', 3.5),
  );

const rocket: Cover = {
  ground: '#58a6cf',
  ink: '#ffffff',
  soft: '#12395a',
  face: 'bold',
  title: [0.06, 0.3],
  author: 0.92,
  art: (h) =>
    times(4, (i) => disc(90 + i * 150, h * 0.94 + (i % 2) * 16, 100, '#f4fafd')) +
    placed(
      372,
      h * 0.6,
      1.05,
      24,
      shape('M-46 60-86 128-40 104zM46 60 86 128 40 104z', '#d9442f') +
        shape('M0-140C60-90 64 20 44 100h-88C-64 20-60-90 0-140z', '#fdf4dd') +
        shape('M0-140C28-116 42-84 48-52h-96C-42-84-28-116 0-140z', '#d9442f') +
        stroke('M0-48V96', '#e0d0a8', 4) +
        disc(0, 0, 27, '#2d6a92') +
        shape('M-24 104 0 176 24 104z', '#f6b13d'),
    ) +
    pip(150, h * 0.66, 1, '#f0b429'),
};

const moon: Cover = {
  ground: '#e9c13f',
  ink: '#2c2457',
  soft: '#2c2457',
  face: 'display',
  title: [0.64, 0.24],
  author: 0.935,
  art: (h) =>
    block(0, 0, 600, h * 0.6, '#2c2457') +
    times(22, (i) =>
      star(thrown(i) * 600, thrown(i + 50) * h * 0.55, 6 + thrown(i + 9) * 6, '#f7dd7d'),
    ) +
    disc(350, h * 0.33, 128, '#fbf0c4') +
    disc(306, h * 0.3, 9, '#2c2457') +
    disc(378, h * 0.3, 9, '#2c2457') +
    stroke(`M316 ${h * 0.39}q28 24 58 0`, '#2c2457', 8) +
    disc(284, h * 0.37, 18, '#f3c9a0') +
    disc(404, h * 0.37, 18, '#f3c9a0') +
    placed(
      120,
      h * 0.22,
      1,
      -18,
      block(-70, 30, 140, 16, '#c6402f', 8) +
        block(-44, -50, 88, 84, '#c6402f', 8) +
        block(-44, 6, 88, 18, '#fbf0c4'),
    ) +
    pip(96, h * 0.5, 0.72, '#58a6cf'),
};

const redStar: Cover = {
  ground: '#c23a31',
  ink: '#fff3d6',
  soft: '#fff3d6',
  face: 'bold',
  title: [0.055, 0.22],
  author: 0.93,
  art: (h) =>
    disc(300, h * 0.72, 260, '#7b1f24') +
    times(16, (i) =>
      star(70 + thrown(i + 5) * 460, h * (0.4 + thrown(i + 61) * 0.36), 9, '#f2a488', 5),
    ) +
    star(414, h * 0.48, 74, '#ffcf4d') +
    star(414, h * 0.48, 52, '#f0543c') +
    shape(hill(h * 0.86, 14, 1.5, 1, h), '#3a1420') +
    placed(220, h * 0.72, 1, 0, stroke('M60-20 110-70', '#fff3d6', 18)) +
    pip(210, h * 0.7, 1, '#4fa3a5'),
};

const rain: Cover = {
  ground: '#3c8f94',
  ink: '#ffffff',
  soft: '#ffffff',
  face: 'italic',
  title: [0.06, 0.22],
  author: 0.95,
  art: (h) =>
    times(44, (i) =>
      stroke(`M${thrown(i) * 620} ${h * (0.5 + thrown(i + 17) * 0.42)}l-8 24`, '#bfe3e1', 5),
    ) +
    disc(230, h * 0.46, 62, '#f4fbfa') +
    disc(310, h * 0.41, 84, '#f4fbfa') +
    disc(396, h * 0.47, 60, '#f4fbfa') +
    block(200, h * 0.46, 230, 62, '#f4fbfa', 31) +
    stroke(`M262 ${h * 0.47}q14 10 28 0M330 ${h * 0.47}q14 10 28 0`, '#2b4a55', 6) +
    placed(
      300,
      h * 0.78,
      1,
      0,
      stroke('M0-10V90', '#5b3a22', 7) +
        shape(
          'M-130 0A130 96 0 0 1 130 0C104-18 86-18 66 0 44-18 22-18 0 0-22-18-44-18-66 0-86-18-104-18-130 0z',
          '#f0b429',
        ),
    ) +
    pip(262, h * 0.81, 0.58, '#c23a31'),
};

const comets: Cover = {
  ground: '#7d68b3',
  ink: '#fff6d8',
  soft: '#fff6d8',
  face: 'display',
  title: [0.62, 0.24],
  author: 0.925,
  art: (h) =>
    block(0, 0, 600, h * 0.58, '#2a2358') +
    times(24, (i) => {
      const [x, y] = [40 + thrown(i + 2) * 540, h * (0.03 + thrown(i + 31) * 0.44)];
      const long = 60 + thrown(i + 77) * 80;
      const colour = ['#ffd166', '#f28482', '#84dcc6', '#fff6d8'][i % 4] ?? '';
      return (
        stroke(`M${x} ${y}l${-long} ${-long * 0.42}`, `${colour}66`, 7) + star(x, y, 13, colour)
      );
    }) +
    shape(hill(h * 0.53, 12, 1.2, 2, h * 0.6), '#7d68b3') +
    pip(300, h * 0.44, 0.66, '#f0b429'),
};

export const PICTURE_BOOKS: readonly Cover[] = [rocket, moon, redStar, rain, comets];
