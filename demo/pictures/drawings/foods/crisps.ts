import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import { createRandom, repeat } from '../../vocabulary/scatter.ts';
import { at, type Drawing, ellipse, flat, solid, stroke } from '../../vocabulary/shapes.ts';
import { dots, pair, scalloped } from './biscuits.ts';
import { goods } from './goods.ts';
import { mound } from './grain.ts';

const murukkuRing = (colour: Colour): Drawing =>
  stroke(
    'M4 0C4-14-18-14-20 2C-22 24 14 30 26 14C42-10 20-40-8-38C-44-34-56 14-32 38C-6 60 44 48 54 12',
    darken(colour, 0.35),
    15,
  ) +
  stroke(
    'M4 0C4-14-18-14-20 2C-22 24 14 30 26 14C42-10 20-40-8-38C-44-34-56 14-32 38C-6 60 44 48 54 12',
    colour,
    11,
  ).replace('/>', ' stroke-dasharray="2 5"/>') +
  stroke(
    'M4 0C4-14-18-14-20 2C-22 24 14 30 26 14C42-10 20-40-8-38C-44-34-56 14-32 38C-6 60 44 48 54 12',
    colour,
    8,
  );
const murukku: Drawing = pair(murukkuRing('#d9984a'), murukkuRing('#e3a656'));
const ring = (colour: Colour): Drawing =>
  stroke(ellipse(0, 0, [40, 36]), darken(colour, 0.35), 25) +
  stroke(ellipse(0, 0, [40, 36]), colour, 20) +
  stroke('M-32-20A38 34 0 0 1 20-30', lighten(colour, 0.5), [5, 0.8]) +
  dots(12, 44, (x, y) => flat(ellipse(x, y, [2]), '#8a3a1c', 0.6));
const kodubale: Drawing =
  at([128, 70], {}, ring('#b9561f')) +
  at([72, 84], {}, ring('#c2602a')) +
  at([106, 134], {}, ring('#cc6c32'));
const chip = (colour: Colour, speck: Colour): Drawing =>
  solid(
    'M-50 6C-54-24-20-44 12-38C44-38 58-12 50 10C44 34 14 40-12 36C-34 38-48 26-50 6Z',
    colour,
    0.6,
  ) +
  stroke('M-38 2C-20-18 14-22 36-8', lighten(colour, 0.5), [4, 0.7]) +
  dots(12, 36, (x, y) => flat(ellipse(x, y, [2.6, 2]), speck, 0.8));
const chips = (colour: Colour, speck: Colour): Drawing =>
  [
    [122, 62, 24],
    [66, 82, -20],
    [136, 122, 60],
    [84, 140, 4],
  ]
    .map(([x = 0, y = 0, rotate = 0]) => at([x, y], { rotate }, chip(colour, speck)))
    .join('');
const saltedChips: Drawing = chips('#f6d470', '#fffbe8');
const masalaChips: Drawing = chips('#f2b04a', '#b5321c');
const bananaChips: Drawing = [
  [64, 62],
  [124, 58],
  [94, 100],
  [150, 108],
  [58, 124],
  [116, 148],
]
  .map(([x = 0, y = 0]) =>
    at(
      [x, y],
      {},
      solid(scalloped(30, 9), '#e3a52c'),
      solid(ellipse(0, 0, [25, 24]), '#fbd75e', 0.6),
      repeat(6, (index) =>
        at([0, 0], { rotate: index * 60 }, flat(ellipse(8, 0, [4, 1.6]), '#c98a1c', 0.7)),
      ),
    ),
  )
  .join('');
const nachos: Drawing = [
  [64, 78, -20],
  [130, 66, 30],
  [74, 136, 160],
  [134, 132, 80],
]
  .map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate },
      solid('M0-46C6-46 48 30 46 36C30 44-30 44-46 36C-48 30-6-46 0-46Z', '#eeb545', 0.7),
      dots(14, 30, (dx, dy) => flat(ellipse(dx, dy + 8, [2.6, 2]), '#c2702a', 0.7)),
    ),
  )
  .join('');
const popped = (x: number, y: number, seed: number): Drawing => {
  const random = createRandom(seed);
  return repeat(5, (index) =>
    solid(
      ellipse(x + Math.cos(index * 1.26) * 12, y + Math.sin(index * 1.26) * 10, [
        12 + random() * 3,
      ]),
      index === 2 ? '#f7dc9a' : '#fdf6e2',
      0.5,
    ),
  );
};
const popcorn: Drawing =
  at([30, 70], { scale: 0.7 }, mound(goods.popcornKernels)) +
  [
    [60, 60],
    [100, 44],
    [142, 62],
    [80, 88],
    [122, 86],
  ]
    .map(([x = 0, y = 0], index) => popped(x, y, index + 3))
    .join('');
const papad: Drawing = [
  solid(ellipse(106, 112, [82, 76]), '#d9a860'),
  solid(ellipse(96, 98, [84, 78]), '#f0cf8c', 0.7),
  at(
    [96, 98],
    {},
    dots(46, 76, (x, y) => flat(ellipse(x, y, [3.4, 2.4]), x % 2 ? '#b98440' : '#3b2a1c', 0.75)),
  ),
].join('');
const tikki: Drawing = [
  [126, 74],
  [70, 94],
  [112, 134],
]
  .map(([x = 0, y = 0]) =>
    at(
      [x, y],
      {},
      solid(ellipse(0, 10, [52, 32]), '#a8641c'),
      solid(ellipse(0, 0, [52, 32]), '#d9983c', 0.7),
      dots(16, 34, (dx, dy) =>
        flat(ellipse(dx, dy * 0.6, [4, 2.4]), dx % 2 ? '#a8661c' : '#5f9a3a', 0.7),
      ),
    ),
  )
  .join('');

export const crispsDrawings = {
  murukku,
  kodubale,
  saltedChips,
  masalaChips,
  bananaChips,
  nachos,
  popcorn,
  papad,
  tikki,
};
