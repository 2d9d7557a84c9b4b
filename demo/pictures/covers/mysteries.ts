import type { Cover } from './cover.ts';
import { block, disc, placed, shape, stroke, thrown, times } from './draw.ts';

const orchard: Cover = {
  ground: '#1d2a24',
  ink: '#f3e3b8',
  soft: '#d9b45c',
  face: 'display',
  title: [0.72, 0.15],
  author: 0.92,
  art: (h) =>
    times(3, (row) =>
      times(4, (column) => {
        const [x, y] = [90 + column * 140 + (row % 2 ? 24 : -14), h * (0.14 + row * 0.2)];
        return (
          block(x - 5, y + 30, 10, 62, '#6b4a2c') +
          disc(x, y, 52, ['#33523c', '#3f6647', '#2b4633'][(row + column) % 3] ?? '') +
          times(4, (i) =>
            disc(
              x - 26 + thrown(row * 9 + column * 4 + i) * 52,
              y - 26 + thrown(row * 7 + column * 11 + i + 40) * 50,
              6.5,
              '#c8452f',
            ),
          )
        );
      }),
    ) +
    disc(300, h * 0.36, 62, '#f3e3b8') +
    shape(`M276 ${h * 0.37}L324 ${h * 0.37}L350 ${h * 0.56}H250Z`, '#f3e3b8'),
};

const roomEleven: Cover = {
  ground: '#6d1f33',
  ink: '#fdf3e2',
  soft: '#f0c68a',
  face: 'bold',
  capitals: true,
  title: [0.08, 0.16],
  author: 0.045,
  art: (h) =>
    shape(`M196 ${h * 0.84}V${h * 0.34}H404V${h * 0.84}Z`, '#2a0d16') +
    shape(`M404 ${h * 0.34}V${h * 0.84}L330 ${h * 0.9}V${h * 0.31}Z`, '#a9503e') +
    shape(`M196 ${h * 0.84}H330V${h * 0.9}L80 ${h * 1.02}H-60Z`, '#f2b85a') +
    block(196, h * 0.34, 134, h * 0.5, '#f7cf7d') +
    disc(346, h * 0.6, 8, '#f7cf7d') +
    block(358, h * 0.42, 8, 46, '#fdf3e2') +
    block(376, h * 0.415, 8, 46, '#fdf3e2'),
};

const clockmaker: Cover = {
  ground: '#4a2f73',
  ink: '#f7ecd6',
  soft: '#e2b968',
  face: 'display',
  title: [0.64, 0.24],
  author: 0.93,
  art: (h) =>
    disc(300, h * 0.33, 226, '#e2b968') +
    disc(300, h * 0.33, 208, '#f7ecd6') +
    times(60, (i) =>
      placed(300, h * 0.33, 1, i * 6, block(-2, -198, i % 5 ? 2 : 6, i % 5 ? 10 : 26, '#33204f')),
    ) +
    placed(300, h * 0.33, 1, 312, shape('M-9 20h18L3-120 0-132-3-120Z', '#33204f')) +
    placed(300, h * 0.33, 1, 24, shape('M-6 26H6L2-168 0-178-2-168Z', '#33204f')) +
    disc(300, h * 0.33, 14, '#b8392f') +
    shape(
      `M300 ${h * 0.33 + 70}c26 0 40 22 40 50l18 70H242l18-70c0-28 14-50 40-50z`,
      'rgba(51,32,79,.28)',
    ) +
    disc(300, h * 0.33 + 56, 30, 'rgba(51,32,79,.28)'),
};

const snow: Cover = {
  ground: '#24443a',
  ink: '#ffffff',
  soft: '#cfe0d8',
  face: 'sans',
  capitals: true,
  align: 'start',
  title: [0.07, 0.22],
  author: 0.94,
  art: (h) =>
    times(7, (i) =>
      block(
        60 + i * 78,
        h * (0.86 - i * 0.072),
        620 - i * 78,
        h * 0.6,
        i % 2 ? '#35594d' : '#2f5146',
      ),
    ) +
    times(7, (i) => block(60 + i * 78, h * (0.86 - i * 0.072) - 12, 86, 15, '#f4f8f6', 7)) +
    times(5, (i) =>
      placed(
        100 + i * 78,
        h * (0.86 - i * 0.072) - 18,
        1,
        -12,
        `<ellipse cx="0" cy="0" rx="15" ry="6" fill="#7f2a2a"/>`,
      ),
    ) +
    times(70, (i) =>
      disc(
        thrown(i) * 600,
        thrown(i + 300) * h * 0.9,
        2 + thrown(i + 70) * 4.5,
        'rgba(255,255,255,.85)',
      ),
    ),
};

const lastTrain: Cover = {
  ground: '#16233f',
  ink: '#f6d58a',
  soft: '#f6ead0',
  face: 'italic',
  title: [0.07, 0.24],
  author: 0.94,
  art: (h) =>
    disc(300, h * 0.5, 118, '#f6ead0') +
    shape(
      `M0 ${h * 0.58}L120 ${h * 0.47}L210 ${h * 0.55}L330 ${h * 0.44}L450 ${h * 0.56}L540 ${h * 0.49}L600 ${h * 0.55}V${h}H0Z`,
      '#0d172d',
    ) +
    shape(`M291 ${h * 0.6}h6L150 ${h}H96ZM303 ${h * 0.6}h6L504 ${h}H450Z`, '#c99b4a') +
    times(9, (i) => {
      const t = ((i + 0.6) / 9) ** 1.6;
      const half = 16 + t * 250;
      return block(300 - half, h * (0.6 + 0.4 * t), half * 2, 3 + t * 15, '#6d5330', 2);
    }) +
    block(262, h * 0.545, 76, 74, '#2c3c60', 12) +
    block(274, h * 0.56, 52, 24, '#f6d58a', 4) +
    disc(282, h * 0.608, 7, '#fff3cf') +
    disc(318, h * 0.608, 7, '#fff3cf') +
    stroke(`M280 ${h * 0.54}c-30-40 20-50-6-92`, 'rgba(246,234,208,.4)', 16),
};

export const MYSTERIES: readonly Cover[] = [orchard, roomEleven, clockmaker, snow, lastTrain];
