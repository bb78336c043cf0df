import { at, ellipse, flat, solid, stroke } from '../../vocabulary/shapes.ts';
import { type Goods, kernel, splitMark, turned } from './grain.ts';

export const nutsGoods = {
  almonds: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random, 320) },
        solid('M-17 2C-10-12 8-12 18 0C8 12-10 13-17 2Z', '#a8683a'),
        stroke('M-12 1C-4-4 6-4 13 0M-10 4C-4 4 6 5 10 3', '#7a4522', [1.5, 0.6]),
      ),
    step: 22,
    base: '#6b3c1c',
  },
  cashews: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random, 320) },
        solid(
          'M-15-6C-10-16 10-16 16-4C20 6 12 14 6 10C4 4 8 0 2-3C-4-4-6 4-10 5C-16 4-17-2-15-6Z',
          '#efd9a8',
        ),
      ),
    step: 23,
    base: '#b99862',
  },
  cashewPieces: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random, 320) },
        solid('M-9-4C-4-10 6-9 9-3C6 2 8 6 3 8C-2 4-8 4-9-4Z', '#f0dcb0'),
      ),
    step: 14,
    base: '#b99862',
  },
  pistachios: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random, 320) },
        solid('M-15 0C-10-12 8-12 16 0C8 12-10 12-15 0Z', '#e2cfa2'),
        solid('M-9-2C-4-8 8-7 15-1C8 3-4 3-9-2Z', '#8ca63d', 0.7),
      ),
    step: 22,
    base: '#a28a56',
  },
  walnuts: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random, 320) },
        solid(
          'M0-16C8-22 20-14 18-2C20 10 10 18 0 14C-10 18-20 10-18-2C-20-14-8-22 0-16Z',
          '#c99b62',
        ),
        stroke(
          'M0-14V12M-5-12C-12-8-6-2-12 2C-14 8-6 8-4 12M5-12C12-8 6-2 12 2C14 8 6 8 4 12',
          '#8a5c2e',
          [2.2, 0.8],
        ),
      ),
    step: 26,
    base: '#7d5228',
  },
  peanutKernels: {
    grain: kernel({
      colour: '#c77c5a',
      other: '#d98f6a',
      length: 11,
      width: 7.4,
      mark: (size) => flat(ellipse(size * 0.7, 0, [2.4, 1.8]), '#f3e2c8'),
    }),
    step: 16,
    base: '#7d4128',
  },
  makhana: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid(ellipse(0, 0, [14, 13]), '#f4ecdc', 0.7),
        flat(ellipse(-4, -4, [2]), '#8a6a48', 0.6),
        flat(ellipse(5, 4, [1.6]), '#a98a62', 0.6),
      ),
    step: 22,
    base: '#c3b496',
  },
  makhanaSpicy: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid(ellipse(0, 0, [14, 13]), '#f2cf9a', 0.8),
        flat(ellipse(-4, -4, [2.4]), '#b8321e', 0.8),
        flat(ellipse(5, 2, [2]), '#c9401e', 0.8),
        flat(ellipse(-1, 6, [1.8]), '#b8321e', 0.8),
      ),
    step: 22,
    base: '#b97a3e',
  },
  raisins: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid(ellipse(0, 0, [12, 8]), '#cda23c'),
        stroke('M-8-1Q0-5 8-1M-7 3Q0 0 7 4', '#8e6a1c', [1.6, 0.6]),
      ),
    step: 17,
    base: '#8a6618',
  },
  pumpkinSeeds: {
    grain: kernel({
      colour: '#7d9650',
      other: '#93aa64',
      length: 13,
      width: 6.2,
      mark: splitMark('#57702e'),
    }),
    step: 17,
    base: '#4d6328',
  },
  chia: {
    grain: kernel({ colour: '#4a4648', other: '#a39a92', length: 4.6, width: 3.4 }),
    step: 7.4,
    base: '#2c292b',
  },
  flax: {
    grain: kernel({ colour: '#8a4f2a', other: '#a5653a', length: 7.4, width: 3.6 }),
    step: 10,
    base: '#54290f',
  },
} as const satisfies Readonly<Record<string, Goods>>;
