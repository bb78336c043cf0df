import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import { at, type Drawing, ellipse, face, shine, solid, stroke } from '../../vocabulary/shapes.ts';

interface Fish {
  readonly back: Colour;
  readonly belly: Colour;
  readonly marks?: Drawing;
}
const eye = (x: number, y: number): Drawing =>
  solid(ellipse(x, y, [7]), '#f6f1dc', 0.4) + solid(ellipse(x, y, [4]), '#1b1712');
const slim = ({ back, belly, marks = '' }: Fish): Drawing =>
  [
    solid('M70 0C84-14 96-30 102-34C98-12 98 12 102 34C96 30 84 14 70 0Z', darken(back, 0.1)),
    solid('M-20-26C-4-44 18-42 26-24ZM-6 26C2 40 18 40 22 24Z', darken(back, 0.15)),
    solid(
      'M-98 4C-78-22-40-34-4-32C34-30 62-12 80 0C62 14 34 30-4 32C-40 34-80 26-98 4Z',
      belly,
      0.7,
    ),
    solid('M-98 2C-78-22-40-34-4-32C34-30 62-12 80 0C40-8-60-14-98 2Z', back, 0.8),
    marks,
    stroke('M-58-22C-48-6-48 10-58 26', darken(back, 0.3), [3, 0.6]),
    eye(-74, -4),
    solid('M-42 6C-30 0-16 4-10 14C-22 18-36 16-42 6Z', darken(belly, 0.2)),
    shine('M-84-6C-60-24-30-28 0-27C-30-20-60-14-80 0Z', 0.55),
  ].join('');
const waves = repeat(11, (index) =>
  stroke(`M${-42 + index * 10}-26q5 8 0 16`, '#1f3b4d', [3.6, 0.75]),
);
const mackerel: Drawing =
  at(
    [98, 68],
    { rotate: -8, scale: 0.92 },
    slim({ back: '#3d7186', belly: '#dfe8ea', marks: waves }),
  ) +
  at(
    [100, 132],
    { rotate: -4, scale: 0.96 },
    slim({ back: '#447c92', belly: '#e3ebec', marks: waves }),
  );
const anchovy: Drawing = [
  [96, 46, -14],
  [104, 80, 6],
  [94, 112, -6],
  [106, 144, 10],
  [96, 172, -4],
]
  .map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate, scale: 0.72 },
      at(
        [0, 0],
        {},
        `<g transform="scale(1 .55)">${slim({ back: '#8a8f94', belly: '#d9d5c6' })}</g>`,
      ),
    ),
  )
  .join('');
const pomfret: Drawing = at(
  [98, 100],
  { scale: 1 },
  solid('M58 0C72-16 90-40 100-50C90-16 90 16 100 50C90 40 72 16 58 0Z', '#9fb0ba'),
  solid(
    'M-28-52C0-84 44-74 56-66C40-54 34-34 30-20ZM-28 52C0 84 44 74 56 66C40 54 34 34 30 20Z',
    '#aebdc6',
  ),
  solid(
    'M-88 4C-76-36-40-62-6-60C34-56 58-24 70 0C58 24 34 58-6 62C-42 64-78 38-88 4Z',
    '#dde5e9',
    0.7,
  ),
  solid('M-88 2C-76-36-40-62-6-60C34-56 58-24 70 0C30-24-50-34-88 2Z', '#b3c2cb', 0.6),
  stroke('M-46-44C-34-16-34 18-46 46', '#8195a1', [3.4, 0.6]),
  eye(-64, -8),
  solid('M-30 8C-16 0 2 6 8 18C-6 24-22 20-30 8Z', '#a9b8c1'),
  shine('M-74-12C-56-40-30-50-8-50C-34-38-54-24-62-2Z', 0.6),
);
const steak = (flesh: Colour, skin: Colour): Drawing =>
  [
    solid(
      'M0-58C34-58 54-30 54-2C54 34 30 58 16 62C8 52-8 52-16 62C-30 58-54 34-54-2C-54-30-34-58 0-58Z',
      skin,
    ),
    solid(
      'M0-50C28-50 46-26 46-2C46 26 30 46 18 52C8 42-8 42-18 52C-30 46-46 26-46-2C-46-26-28-50 0-50Z',
      flesh,
      0.5,
    ),
    stroke(
      'M0-44V34M0-20C-14-24-26-18-36-8M0-20C14-24 26-18 36-8M0 4C-12 2-26 8-34 20M0 4C12 2 26 8 34 20',
      lighten(flesh, 0.6),
      [3.4, 0.9],
    ),
    solid(ellipse(0, -6, [9, 8]), '#fbf3e6', 0.5),
    solid(ellipse(0, -6, [4, 3.4]), '#c9806c'),
  ].join('');
const seerSteaks: Drawing =
  at([132, 78], { rotate: 18 }, steak('#eecdbb', '#6f8a98')) +
  at([76, 112], { rotate: -10, scale: 1.14 }, steak('#f5d9c8', '#7b97a5'));
const rohuSteaks: Drawing = [
  at([134, 74], { rotate: 26, scale: 0.94 }, steak('#e8a898', '#6d6a52')),
  at([68, 88], { rotate: -16, scale: 0.94 }, steak('#eab0a0', '#78745a')),
  at([110, 136], { rotate: 4, scale: 0.98 }, steak('#f0bcae', '#84805f')),
].join('');
const prawnBody: Drawing = [
  stroke('M36-46C60-60 80-50 92-36M36-44C60-44 78-30 84-16', '#d9623c', 2.6),
  solid(
    'M44-54C2-66-50-44-54 2C-56 36-28 60 4 58C14 58 18 50 12 44C-8 40-22 24-18 6C-14-14 12-22 40-16C56-20 58-46 44-54Z',
    '#f29a72',
  ),
  stroke(
    'M10-58C8-44 10-30 14-20M-20-50C-16-36-10-26-4-16M-44-26C-32-18-26-10-18-2M-54 4C-42 6-32 8-20 10M-44 34C-36 28-28 24-18 20M-22 54C-18 46-12 40-6 36',
    '#d0663e',
    [3.4, 0.8],
  ),
  solid('M2 46C18 44 34 54 36 66C24 66 10 66 4 60C10 70 6 78-2 82C-12 74-10 56 2 46Z', '#e8763f'),
  solid(ellipse(40, -40, [4]), '#1b1712'),
  shine('M-44-8C-40-34-14-48 14-50C-10-40-28-24-34 0Z', 0.5),
].join('');
const prawns: Drawing =
  at([130, 80], { scale: 0.88, rotate: 14 }, prawnBody) +
  at([72, 116], { scale: 1.02, rotate: -8 }, prawnBody);
const tunaChunks: Drawing = [
  at([100, 92], { scale: 0.9 }, slim({ back: '#2f4f7a', belly: '#d5dfe8' })),
  face('M62 138L90 128L104 146L76 160Z', '#eab8a0'),
  face('M104 148L132 132L146 152L118 168Z', '#e3aa90'),
].join('');

export const fishDrawings = {
  mackerel,
  anchovy,
  pomfret,
  seerSteaks,
  rohuSteaks,
  prawns,
  tunaChunks,
};
