import type { Cover } from './cover.ts';
import { block, disc, hill, placed, shape, star, stroke, thrown, times } from './draw.ts';

const saltGarden: Cover = {
  ground: '#1f3553',
  ink: '#fbf3e4',
  soft: '#f0c9a8',
  face: 'display',
  title: [0.1, 0.24],
  author: 0.05,
  art: (h) =>
    disc(300, h * 0.56, 92, '#f2b48c') +
    times(6, (row) =>
      times(5, (column) => {
        const y = h * 0.6 + row * h * 0.068;
        const wide = 122;
        const tones = ['#f6e7dc', '#e9b9a6', '#d98f86', '#f3d3c0', '#7fa3b5'];
        return block(
          column * wide - 2 - (row % 2) * 36,
          y,
          wide - 7,
          h * 0.06,
          tones[Math.floor(thrown(row * 5 + column) * 5)] ?? '',
          3,
        );
      }),
    ),
};

const letters: Cover = {
  ground: '#2f7c80',
  ink: '#fff7e6',
  soft: '#fff7e6',
  face: 'italic',
  title: [0.66, 0.2],
  author: 0.92,
  art: (h) =>
    placed(
      300,
      h * 0.36,
      1,
      -7,
      block(-205, -135, 410, 270, '#f7ecd4', 6) +
        stroke('M-200-130 0 30 200-130', '#d9c7a2', 4) +
        block(96, -108, 84, 96, '#c4553f') +
        block(104, -100, 68, 80, '#e9d9b4') +
        shape('M116-44h44l-9 14h-27zM137-92v44h-18zM141-84l16 36h-16z', '#2b5f73') +
        times(4, (i) =>
          stroke(
            `M-70 ${-96 + i * 18}q12-9 24 0t24 0t24 0t24 0t24 0t24 0`,
            'rgba(43,60,80,.55)',
            3,
          ),
        ) +
        stroke('M-150 60h150M-150 90h110', '#8f8264', 5),
    ) + times(5, (i) => stroke(`M60 ${h * 0.6 + i * 9}h480`, 'rgba(255,247,230,.16)', 2)),
};

const tuesday: Cover = {
  ground: '#e8d6b4',
  ink: '#1f3a5c',
  soft: '#1f3a5c',
  face: 'bold',
  title: [0.07, 0.26],
  author: 0.94,
  art: (h) =>
    disc(440, h * 0.46, 70, '#d9603c') +
    shape(`M268 ${h * 0.4}V${h * 0.66}H150Z`, '#fbf6ea') +
    shape(`M284 ${h * 0.37}V${h * 0.66}H420Z`, '#c94f37') +
    shape(`M120 ${h * 0.675}H440L392 ${h * 0.735}H172Z`, '#24344d') +
    shape(hill(h * 0.735, 14, 3, 0, h), '#3f7f95') +
    shape(hill(h * 0.79, 16, 2.5, 2, h), '#2b6079') +
    shape(hill(h * 0.86, 16, 3, 4, h), '#e8d6b4'),
};

const quietTide: Cover = {
  ground: '#5d1f31',
  ink: '#f6e3d2',
  soft: '#e6b9a4',
  face: 'text',
  title: [0.74, 0.12],
  author: 0.91,
  art: (h) =>
    `<clipPath id="q"><rect x="60" y="${h * 0.08}" width="480" height="${h * 0.6}" rx="240"/></clipPath><g clip-path="url(#q)">` +
    block(60, h * 0.08, 480, h * 0.6, '#f0cdb0') +
    disc(300, h * 0.3, 74, '#fbf0de') +
    times(11, (i) =>
      shape(
        hill(h * (0.4 + i * 0.027), 5 + i, 1.2 + i * 0.12, i * 1.3, h * 0.7),
        ['#d98f7c', '#c4705f', '#a9504c', '#8a3a41'][Math.min(3, Math.floor(i / 3))] ?? '',
      ),
    ) +
    times(6, (i) =>
      block(300 - 50 + i * 5, h * (0.42 + i * 0.03), 100 - i * 10, 5, 'rgba(251,240,222,.8)', 3),
    ) +
    '</g>',
};

const sevenWinds: Cover = {
  ground: '#8fbfd8',
  ink: '#14314a',
  soft: '#14314a',
  face: 'display',
  title: [0.38, 0.22],
  author: 0.93,
  art: (h) =>
    times(7, (i) => {
      const y = h * (i < 4 ? 0.07 + i * 0.075 : 0.66 + (i - 4) * 0.085);
      const colours = ['#fdf6e7', '#1f4f73', '#e7b25c', '#fdf6e7', '#d8664a', '#fdf6e7', '#1f4f73'];
      const end = 380 + thrown(i + 3) * 150;
      return stroke(
        `M-10 ${y}C150 ${y - 46} 260 ${y + 40} ${end} ${y}c50-24 60 36 16 40c-30 2-34-30-8-32`,
        colours[i] ?? '',
        11,
      );
    }) + star(520, h * 0.9, 26, '#fdf6e7', 4),
};

/** Of The Salt Garden and what stands beside it, in the order of their titles. */
export const SEA_NOVELS: readonly Cover[] = [saltGarden, letters, tuesday, quietTide, sevenWinds];
