import type { Cover } from './cover.ts';
import { block, disc, hill, placed, shape, stroke, thrown, times } from './draw.ts';

const ridge = (y: number, rough: number, seed: number, bottom: number, fill: string): string => {
  const tops = Array.from(
    { length: 9 },
    (_, i) => `${i * 75} ${y - thrown(seed + i) * rough - (i % 2) * rough * 0.4}`,
  );
  return shape(`M${tops.join('L')}V${bottom}H0Z`, fill);
};

const valleys: Cover = {
  ground: '#6f8a63',
  ink: '#fbf6e6',
  soft: '#fbf6e6',
  face: 'display',
  title: [0.09, 0.16],
  author: 0.05,
  art: (h) =>
    block(0, 0, 600, h * 0.52, '#e9a866') +
    block(0, 0, 600, h * 0.3, '#2f4a45') +
    disc(420, h * 0.4, 62, '#fbe7b8') +
    times(6, (i) =>
      shape(
        hill(h * (0.46 + i * 0.085), 26, 1.1 + i * 0.13, i * 1.7, h),
        ['#8fa97c', '#6f8f68', '#547a5b', '#3e654e', '#2f5245', '#24413a'][i] ?? '',
      ),
    ) +
    stroke(`M340 ${h}c-90-90 90-110 20-190s40-90-20-170`, '#f1dfae', 12),
};

const huts: Cover = {
  ground: '#8fbfd8',
  ink: '#7a1f1f',
  soft: '#20405a',
  face: 'bold',
  capitals: true,
  title: [0.07, 0.2],
  author: 0.945,
  art: (h) =>
    ridge(h * 0.56, 150, 3, h, '#dfeaf0') +
    ridge(h * 0.66, 110, 21, h, '#6f97ad') +
    shape(`M150 ${h * 0.68}L300 ${h * 0.55}L450 ${h * 0.68}Z`, '#7a1f1f') +
    block(178, h * 0.68, 244, h * 0.14, '#a8713f') +
    times(4, (i) => block(178, h * (0.7 + i * 0.03), 244, 4, '#875a31')) +
    block(272, h * 0.73, 56, h * 0.09, '#4a2d18') +
    block(204, h * 0.72, 44, 40, '#f8e3a0') +
    block(352, h * 0.72, 44, 40, '#f8e3a0') +
    shape(hill(h * 0.82, 10, 1, 2, h), '#f6fafc'),
};

const nightTrain: Cover = {
  ground: '#1b2747',
  ink: '#ffb74a',
  soft: '#f4e6c8',
  face: 'display',
  title: [0.06, 0.28],
  author: 0.95,
  art: (h) =>
    times(40, (i) =>
      disc(thrown(i) * 600, h * (0.35 + thrown(i + 91) * 0.25), 1.5 + thrown(i + 7) * 2, '#f4e6c8'),
    ) +
    disc(470, h * 0.43, 44, '#f4e6c8') +
    shape(
      `M-20 ${h * 0.72}L150 ${h * 0.48}L250 ${h * 0.6}L390 ${h * 0.46}L640 ${h * 0.72}Z`,
      '#33477a',
    ) +
    shape(
      `M150 ${h * 0.48}l44 53-40-8-34 18-26-6zM390 ${h * 0.46}l58 60-44-12-40 22-30-30z`,
      '#f4e6c8',
    ) +
    block(-20, h * 0.72, 640, h * 0.3, '#0f1830') +
    times(
      2,
      (i) =>
        block(-40 + i * 320, h * 0.665, 300, h * 0.085, '#b23a2c', 16) +
        times(4, (k) => block(-10 + i * 320 + k * 68, h * 0.683, 46, 34, '#ffd98a', 6)),
    ) +
    times(4, (i) => disc(20 + i * 160, h * 0.757, 17, '#2b3a63')) +
    block(0, h * 0.772, 600, 7, '#b88a4a') +
    times(16, (i) => block(i * 40, h * 0.779, 20, 12, '#5a452a')),
};

const south: Cover = {
  ground: '#efdcb8',
  ink: '#4a2c1a',
  soft: '#4a2c1a',
  face: 'text',
  title: [0.07, 0.22],
  author: 0.945,
  art: (h) =>
    disc(300, h * 0.5, 150, '#d9602f') +
    ridge(h * 0.6, 130, 5, h, '#a8542f') +
    ridge(h * 0.7, 110, 33, h, '#7a3a24') +
    ridge(h * 0.8, 80, 51, h, '#4a2418') +
    block(0, h * 0.88, 600, h * 0.12, '#efdcb8'),
};

const kackar: Cover = {
  ground: '#1f5f63',
  ink: '#ffffff',
  soft: '#ffe08a',
  face: 'bold',
  title: [0.075, 0.17],
  author: 0.95,
  art: (h) =>
    times(9, (i) => {
      const r = 60 + i * 44;
      return `<path d="M${300 - r} ${h * 0.62}C${300 - r} ${h * 0.62 - r * 1.1} ${300 + r * 0.8} ${h * 0.62 - r} ${300 + r} ${h * 0.64}S${300 - r * 0.4} ${h * 0.62 + r} ${300 - r} ${h * 0.62}Z" fill="none" stroke="#5fa3a0" stroke-width="3"/>`;
    }) +
    placed(
      300,
      h * 0.63,
      1,
      0,
      shape('M-190 130-50-120 10-40 60-100 210 130Z', '#f3f7f4') +
        shape(
          'M-190 130-50-120-34-98-76-20-40 10-110 130ZM60-100l18 28-24 62 40 30 20 110H60L30 20Z',
          '#b7cfcb',
        ),
    ) +
    `<path d="M90 ${h * 0.9}C200 ${h * 0.84} 120 ${h * 0.78} 240 ${h * 0.75}S250 ${h * 0.64} 262 ${h * 0.58}" fill="none" stroke="#e8503a" stroke-width="8" stroke-dasharray="4 20" stroke-linecap="round"/>` +
    disc(90, h * 0.9, 14, '#e8503a') +
    stroke(`M262 ${h * 0.57}v-66`, '#ffffff', 6) +
    shape(`M264 ${h * 0.57 - 68}l56 18-56 20z`, '#e8503a'),
};

export const GUIDES: readonly Cover[] = [valleys, huts, nightTrain, south, kackar];
