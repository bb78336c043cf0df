import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
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
import { calyx, seam } from './plants.ts';

export const tomato: Drawing = [
  at([138, 88], { scale: 0.72 }, solid(ellipse(0, 0, [58, 54]), '#d9301f'), calyx([0, -40], 36)),
  solid(
    'M84 50C124 42 150 70 148 110C146 150 118 170 84 170C48 170 22 150 22 108C22 72 46 46 84 50Z',
    '#e23a26',
  ),
  calyx([86, 56], 46),
  shine('M36 100C40 78 54 66 70 64C56 76 48 92 46 116Z', 0.6),
].join('');
const tomatoLocal: Drawing = [
  solid(
    'M96 58C132 46 176 66 174 108C172 146 138 158 100 156C58 158 26 144 24 106C24 68 64 46 96 58Z',
    '#e8552b',
  ),
  seam(
    'M96 62C70 80 62 120 78 154M102 62C130 80 138 120 124 154M84 60C46 70 32 104 44 140M114 60C154 70 168 104 156 140',
    '#e8552b',
    4,
  ),
  calyx([99, 62], 40),
  shine('M38 98C42 80 56 70 72 70C58 80 50 92 48 112Z', 0.55),
  at(
    [142, 142],
    { rotate: -8 },
    solid(ellipse(0, 0, [44, 36]), '#d8401f'),
    solid(ellipse(0, -1, [38, 30]), '#f0714a', 0.5),
    ...[0, 72, 144, 216, 288].map((turn) =>
      at(
        [0, 0],
        { rotate: turn },
        solid('M4-6C14-12 26-12 28-2C28 8 14 8 4 6Z', '#d33a1c', 0.6),
        flat(ellipse(15, -3, [2.6, 1.8]), '#f8dc9a'),
        flat(ellipse(20, 2, [2.6, 1.8]), '#f8dc9a'),
      ),
    ),
  ),
].join('');
const brinjal: Drawing = [
  at(
    [118, 82],
    { rotate: 30, scale: 0.9 },
    solid(
      'M-12-70C14-72 22-50 24-10C26 34 22 76 0 80C-22 76-30 36-30-4C-30-44-28-66-12-70Z',
      '#4f1f63',
    ),
  ),
  solid(
    'M70 38C96 30 110 48 122 84C134 122 142 160 122 174C100 184 74 156 60 120C48 86 44 48 70 38Z',
    '#5d2674',
  ),
  shine('M64 60C58 82 66 116 82 142C72 106 68 84 74 60Z', 0.55),
  at([66, 44], { rotate: -24 }, calyx([0, 0], 34)),
  at([150, 30], { rotate: 26 }, calyx([0, 0], 26)),
].join('');
const cucumber: Drawing = [
  at(
    [96, 84],
    { rotate: -32 },
    solid(
      'M-88 0C-88-20-70-28-40-28C10-30 60-28 80-18C92-10 92 12 80 18C58 28 6 30-40 28C-72 26-88 20-88 0Z',
      '#3f8a3a',
    ),
    stroke(
      'M-72-12C-30-20 30-20 74-10M-76 2C-30-2 30-4 78 4M-70 14C-30 18 30 18 70 12',
      '#8cc46a',
      [3, 0.75],
    ),
    shine('M-76-8C-60-22-10-25 50-20C0-18-50-16-76-8Z', 0.5),
  ),
  ...(
    [
      [84, 150],
      [134, 140],
    ] as const
  ).map(([x, y]) =>
    at(
      [x, y],
      {},
      solid(ellipse(0, 0, [31, 28]), '#357a33'),
      solid(ellipse(-1, -1, [27, 24]), '#d8edb0', 0.4),
      solid(ellipse(-1, -1, [16, 14]), '#bfe08e', 0.3),
      repeat(8, (index) =>
        at([0, 0], { rotate: index * 45 }, flat(ellipse(10, 0, [4.5, 1.9]), '#eff8d6')),
      ),
    ),
  ),
].join('');
export interface Pepper {
  readonly colour: Colour;
  readonly stem?: Colour;
}
const capsicumBody = ({ colour, stem = '#57933a' }: Pepper): Drawing =>
  [
    solid(
      'M-20-48C-46-58-64-40-62-8C-60 24-52 52-34 60C-24 64-16 56-8 58C0 62 8 62 14 57C22 54 30 64 40 56C56 44 64 16 62-12C60-42 42-58 18-48C8-44-8-44-20-48Z',
      colour,
    ),
    seam('M-18-44C-32-24-32 30-20 56M18-44C32-24 32 30 22 56', colour, 4),
    solid('M-18-46C-10-54 10-54 18-46C10-38-10-38-18-46Z', stem),
    tube('M0-48C0-60-4-68-12-76', stem, 10),
    shine('M-50-20C-48-38-38-46-28-42C-40-30-44-10-42 16Z', 0.6),
    shine('M-8-30C-4-36 4-36 8-30C4-10 2 10 2 30C-4 10-8-10-8-30Z', 0.22),
  ].join('');
const capsicumHalf = (colour: Colour): Drawing =>
  [
    solid(
      'M-18-44C-44-54-58-34-56-4C-54 28-46 50-28 54C-18 56-10 50 0 54C10 50 18 56 28 54C46 50 54 28 56-4C58-34 44-54 18-44C8-40-8-40-18-44Z',
      colour,
    ),
    solid(
      'M-16-34C-36-42-46-28-44-4C-42 22-36 40-24 42C-14 44-8 38 0 42C8 38 14 44 24 42C36 40 42 22 44-4C46-28 36-42 16-34C6-30-6-30-16-34Z',
      lighten(darken(colour, 0.25), 0.2),
      0.7,
    ),
    solid('M-10-30C-14-8-8 6 0 10C8 6 14-8 10-30Z', lighten(colour, 0.78), 0.4),
    ...(
      [
        [-14, -8],
        [-8, 8],
        [12, -6],
        [8, 9],
        [0, 14],
        [-15, 2],
        [15, 4],
      ] as const
    ).map(([x, y]) => flat(ellipse(x, y, [4, 3]), '#fff3cf')),
  ].join('');
const capsicumGreen: Drawing = at([100, 106], { scale: 1.26 }, capsicumBody({ colour: '#46953a' }));
const capsicumRed: Drawing =
  at([134, 84], { rotate: 16, scale: 0.86 }, capsicumBody({ colour: '#c3271f' })) +
  at([78, 118], { rotate: -10, scale: 0.98 }, capsicumBody({ colour: '#d9322a' }));
const capsicumYellow: Drawing =
  at([80, 88], { rotate: -12, scale: 0.98 }, capsicumBody({ colour: '#f3bd1d' })) +
  at([132, 128], { rotate: 12, scale: 0.84 }, capsicumHalf('#eeb41a'));

export const fruitVegetablesDrawings = {
  tomato,
  tomatoLocal,
  brinjal,
  cucumber,
  capsicumGreen,
  capsicumRed,
  capsicumYellow,
};
