import { at, ellipse, solid, stroke } from '../../vocabulary/shapes.ts';
import { chunk, type Goods, kernel, ovalGrain, powder, splitMark, turned } from './grain.ts';

export const spicesGoods = {
  turmeric: powder('#eda51c'),
  chilliPowder: powder('#c52a1c'),
  corianderSeed: ovalGrain('#b99a58', 7.4, 6.6),
  cumin: {
    grain: kernel({
      colour: '#8d6f3e',
      other: '#a98a52',
      length: 9.5,
      width: 2.7,
      mark: splitMark('#d7bd86'),
    }),
    step: 10,
    base: '#5d4522',
  },
  mustardSeed: {
    grain: kernel({ colour: '#4b2a24', other: '#2f1a1a', length: 4.8 }),
    step: 8,
    base: '#24120f',
  },
  pepper: {
    grain: (random) =>
      solid(ellipse(0, 0, [8.4]), '#3b302a') +
      at(
        [0, 0],
        { rotate: turned(random) },
        stroke('M-5-2q5-4 10 1M-4 3q4-3 8 1', '#80705f', [1.4, 0.7]),
      ),
    step: 13.5,
    base: '#1f1815',
  },
  cardamom: {
    grain: kernel({
      colour: '#8fae5e',
      other: '#a8c276',
      length: 13,
      width: 6.4,
      mark: (size) =>
        stroke(
          `M${-size * 0.8} 0H${size * 0.8}M${-size * 0.6}-3Q0-5 ${size * 0.6}-3`,
          '#5f7d38',
          [1.4, 0.6],
        ),
    }),
    step: 17,
    base: '#5a7434',
  },
  clove: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random, 300) },
        stroke('M-12 0H6', '#5a2f1c', 5),
        solid(ellipse(9, 0, [5]), '#7d4526'),
        stroke('M5-6L9 0L5 6', '#47220f', 3),
      ),
    step: 15,
    base: '#3d1f12',
  },
  salt: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid('M-4-4H4V4H-4Z', random() > 0.4 ? '#ffffff' : '#e3ebf0', 0.3),
      ),
    step: 9,
    base: '#d3dde4',
  },
  rockSalt: chunk('#f0c3b5', 8),
  sugar: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid('M-5-3L2-5L5 2L-2 5Z', random() > 0.4 ? '#ffffff' : '#ece8dc', 0.4),
      ),
    step: 9,
    base: '#d6d0c0',
  },
  brownSugar: {
    grain: (random) =>
      at(
        [0, 0],
        { rotate: turned(random) },
        solid('M-4-3L2-4L4 2L-2 4Z', random() > 0.5 ? '#b9793a' : '#cf9450', 0.6),
      ),
    step: 8,
    base: '#8d5624',
  },
  jaggeryPowder: powder('#b46f25', 3.6),
  couscous: ovalGrain('#edcf86', 4.6, 4.2),
  quinoa: {
    grain: kernel({
      colour: '#efe4c4',
      length: 5.4,
      mark: (size) =>
        stroke(
          `M${-size * 0.7} 0A${size * 0.7} ${size * 0.7} 0 0 1 0 ${-size * 0.7}`,
          '#c2ae78',
          1.3,
        ),
    }),
    step: 8.6,
    base: '#b9a878',
  },
} as const satisfies Readonly<Record<string, Goods>>;
