import { type Colour, darken, mix } from '../../vocabulary/colour.ts';
import { createRandom, repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  type Drawing,
  ellipse,
  flat,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';
import { leaf } from '../produce/plants.ts';

const egg = (colour: Colour): Drawing =>
  solid(
    'M0-50C22-50 40-16 40 10C40 36 22 50 0 50C-22 50-40 36-40 10C-40-16-22-50 0-50Z',
    colour,
    0.7,
  ) + shine('M-22-8C-20-26-10-36-2-38C-12-26-14-14-14 2Z', 0.6);
const eggs = (...colours: readonly Colour[]): Drawing =>
  [
    [132, 92, 12],
    [62, 98, -10],
    [100, 128, 3],
  ]
    .map(([x = 0, y = 0, rotate = 0], index) =>
      at([x, y], { rotate, scale: 1.04 }, egg(colours[index] ?? '#ffffff')),
    )
    .join('');
const whiteEggs: Drawing = eggs('#f3ede2', '#f8f3ea', '#fdf9f2');
const brownEggs: Drawing = eggs('#b97a4e', '#c98a5c', '#d9986a');
const countryEggs: Drawing = eggs('#e3cdaa', '#c9a884', '#eadfc6');
const piece = (d: string, colour: Colour, ...marks: readonly Drawing[]): Drawing =>
  solid(d, colour, 0.8) + marks.join('');
const lump = 'M-44-6C-46-32-14-40 10-34C38-36 50-12 44 10C40 32 8 38-16 32C-36 34-46 16-44-6Z';
const bone = (x: number, y: number): Drawing =>
  solid(ellipse(x, y, [11, 9]), '#f6eee0', 0.4) + solid(ellipse(x, y, [5, 4]), '#c9705c', 0.5);
const chickenCurryCut: Drawing = [
  at(
    [132, 72],
    { rotate: 20 },
    piece(lump, '#f0b8a0', stroke('M-28-12Q0-24 26-8M-24 8Q4 0 28 12', '#fbe3d4', [4, 0.8])),
  ),
  at(
    [62, 86],
    { rotate: -18 },
    piece(lump, '#eeb09a', bone(24, 4), stroke('M-30-8Q-8-22 8-10', '#fbe3d4', [4, 0.8])),
  ),
  at(
    [112, 136],
    { rotate: 6, scale: 1.1 },
    piece(
      lump,
      '#f3bda6',
      bone(-26, 4),
      stroke('M-4-18Q18-16 32 0M0 16Q16 20 28 12', '#fbe3d4', [4, 0.8]),
    ),
  ),
].join('');
const chickenBreast: Drawing = [
  [122, 76, -22, '#eeb09c'],
  [86, 124, -14, '#f5c3ae'],
]
  .map(([x, y, rotate, colour]) =>
    at(
      [Number(x), Number(y)],
      { rotate: Number(rotate) },
      solid(
        'M-74 10C-76-24-36-44 8-38C46-34 74-10 78 14C62 34 20 40-16 38C-46 38-70 32-74 10Z',
        String(colour) as Colour,
        0.8,
      ),
      stroke('M-56 4C-20-12 20-12 58 10M-44 20C-14 8 20 12 48 22', '#fde9dd', [4, 0.8]),
      shine('M-60-6C-46-28-14-34 14-30C-14-22-38-14-50 4Z', 0.5),
    ),
  )
  .join('');
const mince = (colour: Colour, seed: number): Drawing => {
  const random = createRandom(seed);
  return (
    solid(
      'M20 150C26 110 60 70 100 66C142 70 176 110 182 150C160 174 40 174 20 150Z',
      darken(colour, 0.2),
    ) +
    repeat(90, (index) => {
      const height = index / 90;
      const y = 78 + height * 84;
      const x = 100 + (random() - 0.5) * 2 * (16 + 64 * Math.sqrt(height));
      return at(
        [Math.round(x), Math.round(y)],
        { rotate: random() * 180 },
        stroke('M-9-2C-4 4 4-4 9 2', darken(colour, 0.3), 8.4),
        stroke('M-9-2C-4 4 4-4 9 2', mix(colour, '#fde4d8', random() * 0.5), 6.6),
      );
    })
  );
};
const chickenKeema: Drawing =
  mince('#eda692', 4) + leaf([132, 74], { length: 34, width: 12, rotate: -20 });
const muttonKeema: Drawing =
  mince('#b53f3a', 14) + leaf([60, 90], { length: 34, width: 12, rotate: 200 });
const drumstickLeg = (colour: Colour): Drawing =>
  tube('M34 22L78 50', '#f3ead8', 14) +
  solid('M72 40a9 9 0 1 1 12 8a9 9 0 1 1-16 8Z', '#f8f1e3', 0.5) +
  solid(
    'M-56-22C-52-52-10-54 16-30C34-14 44 8 46 26C30 34 6 36-18 32C-48 26-62 4-56-22Z',
    colour,
    0.8,
  ) +
  shine('M-44-16C-38-38-14-40 6-26C-16-26-32-16-36 2Z', 0.5);
const chickenDrumsticks: Drawing =
  at([108, 74], { rotate: -14 }, drumstickLeg('#eab09a')) +
  at([84, 124], { rotate: 2, scale: 1.08 }, drumstickLeg('#f3bfa8'));
const muttonPiece = (colour: Colour): Drawing =>
  piece(
    lump,
    colour,
    stroke('M-30-16Q-6-26 14-18M-26 12Q0 2 24 16', '#f3d2c0', [5, 0.85]),
    bone(26, -2),
  );
const muttonCurryCut: Drawing =
  at([128, 74], { rotate: 30 }, muttonPiece('#a8332f')) +
  at([64, 92], { rotate: -20 }, muttonPiece('#b33a34')) +
  at([116, 138], { rotate: 8, scale: 1.12 }, muttonPiece('#bd423a'));
const sausages: Drawing =
  ['M40 62C70 40 130 40 164 66', 'M30 104C66 80 134 82 172 108', 'M38 148C72 126 130 128 162 150']
    .map((d) => tube(d, '#c9683c', 30))
    .join('') +
  stroke(
    'M70 52l6 10M100 46l4 11M130 52l2 11M70 92l6 10M100 88l4 10M132 92l2 11M74 136l5 10M104 132l3 10M132 136l2 10',
    '#8a3a1c',
    [3, 0.6],
  );
const salami: Drawing = [
  [66, 74],
  [128, 70],
  [58, 128],
  [134, 130],
  [98, 104],
]
  .map(([x = 0, y = 0], index) =>
    at(
      [x, y],
      { rotate: index * 40 },
      solid(ellipse(0, 0, [42, 38]), '#c9705c', 0.6),
      solid(ellipse(0, 0, [37, 33]), '#e89a86', 0.5),
      ...[
        [-14, -10],
        [12, -14],
        [18, 8],
        [-4, 14],
        [-20, 10],
        [2, -2],
      ].map(([dx = 0, dy = 0]) => flat(ellipse(dx, dy, [4, 3]), '#fbe3d8', 0.9)),
    ),
  )
  .join('');

export const meatDrawings = {
  whiteEggs,
  brownEggs,
  countryEggs,
  chickenCurryCut,
  chickenBreast,
  chickenKeema,
  muttonKeema,
  chickenDrumsticks,
  muttonCurryCut,
  sausages,
  salami,
};
