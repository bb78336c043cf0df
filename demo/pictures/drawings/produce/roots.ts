import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import { at, type Drawing, ellipse, shine, solid, stroke, tube } from '../../vocabulary/shapes.ts';
import { leaf, seam } from './plants.ts';

const onionBulb = (colour: Colour): Drawing => {
  const body =
    'M0-62C-6-46-14-40-34-30C-64-14-66 30-44 50C-28 64 28 64 44 50C66 30 64-14 34-30C14-40 6-46 0-62Z';
  return [
    stroke('M-8 58l-4 12M0 60v13M8 58l5 11', '#c9b48a', 3),
    solid(body, colour),
    stroke(
      'M-3-48C-30-30-52-4-34 52M-1-48C-14-24-24 10-14 57M1-48C14-24 24 10 14 57M3-48C30-30 52-4 34 52',
      lighten(colour, 0.45),
      [2.4, 0.65],
    ),
    stroke('M0-74C-2-62-2-56-6-44M2-70C2-60 4-54 8-44', '#d9b98c', 4),
    shine('M-36-16C-52 0-52 22-42 36C-40 12-34-2-22-20Z', 0.6),
  ].join('');
};
const onion: Drawing =
  at([132, 92], { rotate: 14, scale: 0.86 }, onionBulb('#a8305e')) +
  at([78, 116], { rotate: -8, scale: 1.02 }, onionBulb('#b83f6d'));
const potatoTuber = (colour: Colour): Drawing =>
  [
    solid(
      'M-58 6C-62-26-28-46 6-42C44-40 66-18 60 12C54 40 18 46-14 42C-42 40-56 28-58 6Z',
      colour,
    ),
    ...(
      [
        [-30, -8],
        [8, -22],
        [28, 10],
        [-6, 18],
        [-34, 20],
        [40, -14],
      ] as const
    ).map(
      ([x, y]) =>
        stroke(`M${x - 5} ${y}q5 5 10 0`, darken(colour, 0.4), [2.6, 0.7]) +
        stroke(`M${x - 4} ${y - 3}q4-3 8 0`, lighten(colour, 0.5), [2, 0.7]),
    ),
    shine('M-46-6C-40-28-16-36 6-33C-12-26-30-18-46-6Z', 0.45),
  ].join('');
const potato: Drawing =
  at([124, 78], { rotate: -24, scale: 0.92 }, potatoTuber('#c8965a')) +
  at([88, 122], { rotate: 10, scale: 1.1 }, potatoTuber('#d6a76a'));
const carrotRoot = (colour: Colour): Drawing =>
  [
    leaf([-50, -2], { length: 52, width: 9, rotate: 166, colour: '#5aa83a' }),
    leaf([-50, 0], { length: 58, width: 9, rotate: 184, colour: '#4c9a34' }),
    leaf([-50, 3], { length: 48, width: 9, rotate: 204, colour: '#66b545' }),
    solid('M-54-18C-62-4-60 10-52 20C-20 22 40 14 86 2C92 0 90-4 84-5C40-18-20-26-54-18Z', colour),
    stroke(
      'M-34-18q5 8 2 15M-12 18q-3-7 0-13M8-17q4 6 2 11M30 12q-2-5 0-9M48-10q3 4 1 7',
      darken(colour, 0.4),
      [2.4, 0.5],
    ),
    shine('M-48-14C-30-20 10-16 50-7C10-10-30-10-50-4Z', 0.55),
  ].join('');
export const carrot: Drawing =
  at([98, 62], { rotate: 30, scale: 0.92 }, carrotRoot('#f0812a')) +
  at([94, 142], { rotate: 20, scale: 0.92 }, carrotRoot('#f28a30')) +
  at([88, 104], { rotate: 26, scale: 1.04 }, carrotRoot('#f79338'));
const beetroot: Drawing = at(
  [0, 12],
  { scale: 0.94 },
  ...(
    [
      [-118, 74, 13],
      [-64, 76, 13],
      [-90, 88, 15],
    ] as const
  ).map(([angle, length, width]) =>
    at(
      [100, 76],
      { rotate: angle },
      stroke(`M0 0Q24 4 36 0`, '#a01f55', 7),
      leaf([30, 0], { length: length - 22, width: width + 6, colour: '#3f9140' }),
      stroke(`M30 0H${length - 4}`, '#b52a62', 3.4),
    ),
  ),
  stroke('M100 172C102 182 106 188 116 192', '#7c1741', 5),
  solid(
    'M100 66C134 62 160 86 158 118C156 150 126 166 104 180C100 182 96 180 94 178C72 164 44 150 42 118C40 86 66 62 100 66Z',
    '#9c1c52',
  ),
  stroke(
    'M54 104Q100 120 146 104M56 128Q100 146 144 128M72 152Q100 162 128 152',
    '#6d123a',
    [3, 0.5],
  ),
  shine('M58 104C60 84 74 74 92 74C76 82 66 96 62 116Z', 0.55),
);
const radishRoot: Drawing = [
  ...[-204, -156, -180].map((angle) =>
    leaf([-42, 0], { length: 62, width: 19, rotate: angle, colour: '#55a63d' }),
  ),
  solid(
    'M-48-24C-60-8-60 10-48 24C-10 34 40 24 92 2C96 0 96-3 92-4C40-26-10-34-48-24Z',
    '#f2f0e4',
    0.75,
  ),
  stroke('M-22-25q5 6 2 12M4 24q-3-6 0-11M28-19q4 5 2 9M48 13q-2-4 0-8', '#b9b49a', [2.2, 0.7]),
  shine('M-42-17C-20-26 20-22 60-10C20-14-20-15-44-6Z', 0.9),
].join('');
const radish: Drawing =
  at([118, 66], { rotate: 24, scale: 0.9 }, radishRoot) +
  at([108, 122], { rotate: 12, scale: 1.02 }, radishRoot);
export const ginger: Drawing = [
  solid(
    'M30 118C24 98 40 84 62 88C58 66 74 50 92 54C104 58 106 74 104 84C116 70 132 48 150 50C168 54 166 78 152 92C172 92 186 106 178 124C170 140 148 134 132 130C134 148 124 164 106 162C92 160 88 148 88 136C68 144 36 142 30 118Z',
    '#d8a75e',
  ),
  stroke(
    'M58 92q-4 20 4 42M100 90q-10 20-6 42M146 96q-8 14-8 32M70 66q12 6 30 2M140 62q8 8 20 8M98 150q8-4 20 0M44 102q-4 10 2 22',
    '#a97837',
    [2.6, 0.65],
  ),
  solid(ellipse(157, 66, [11, 14]), '#f2dc8e', 0.5),
  solid(ellipse(106, 152, [14, 9]), '#f2dc8e', 0.5),
  shine('M40 112C44 98 56 94 72 96C58 102 50 108 44 122Z', 0.45),
].join('');
const garlicBulb: Drawing = [
  stroke('M-10 52l-5 8M0 54v9M10 52l6 8', '#b9a483', 3),
  solid(
    'M0-70C4-50 8-40 26-30C60-12 64 30 42 48C24 60-24 60-42 48C-64 30-60-12-26-30C-8-40-4-50 0-70Z',
    '#f0e9e2',
    0.65,
  ),
  solid('M0-34C18-14 22 30 10 54C4 56-4 56-10 54C-22 30-18-14 0-34Z', '#f6f0ea', 0.55),
  stroke(
    'M-8-36C-40-14-46 20-30 50M8-36C40-14 46 20 30 50M-6-34C-22-10-24 24-12 54M6-34C22-10 24 24 12 54',
    '#b08fa8',
    [2.6, 0.6],
  ),
  stroke('M-2-64C-4-52-6-44-12-36M2-64C4-52 6-44 12-36', '#cdb9a0', [2.6, 0.8]),
].join('');
const garlicClove: Drawing = [
  solid('M0-30C14-18 24 4 16 20C8 30-14 30-22 18C-26 2-14-18 0-30Z', '#efe4da', 0.7),
  stroke('M0-28C-4-10-6 6-4 24', '#b993ad', [2.4, 0.7]),
].join('');
const garlic: Drawing =
  at([104, 98], { scale: 1.08 }, garlicBulb) +
  at([48, 152], { rotate: -58 }, garlicClove) +
  at([156, 154], { rotate: 64, scale: 0.92 }, garlicClove);
const sweetPotatoRoot = (colour: Colour): Drawing =>
  [
    stroke('M-78 2l-12 4M80 8l12 6', darken(colour, 0.2), 5),
    solid('M-80 4C-62-24-22-36 18-30C50-26 70-8 84 10C62 24 32 38-6 38C-42 36-66 20-80 4Z', colour),
    stroke(
      'M-44-8l16-6M-16 16l18-2M20-14l16 2M28 18l14-6M-46 14l12 4',
      darken(colour, 0.4),
      [2.6, 0.55],
    ),
    shine('M-60-4C-40-24-8-28 20-24C-10-20-36-14-60-4Z', 0.4),
  ].join('');
const sweetPotato: Drawing =
  at([112, 72], { rotate: -18, scale: 0.88 }, sweetPotatoRoot('#a44a58')) +
  at([94, 126], { rotate: -4, scale: 1.06 }, sweetPotatoRoot('#b75766'));
const stick = (x: number, turn: number): Drawing =>
  at(
    [x, 100],
    { rotate: turn },
    tube('M0-84C5-40-4 40 2 84', '#5f9140', 15),
    seam('M-3-70C1-30-6 30-2 74', '#5f9140'),
  );
const drumstick: Drawing = at(
  [100, 100],
  { rotate: 34 },
  at(
    [-100, -100],
    {},
    repeat(5, (index) => stick(66 + index * 17, (index - 2) * 2.4)),
    tube('M60 74Q100 82 140 74', '#b98a4a', 6),
    tube('M62 134Q100 142 138 134', '#b98a4a', 6),
  ),
);

export const rootsDrawings = {
  onion,
  potato,
  carrot,
  beetroot,
  radish,
  ginger,
  garlic,
  sweetPotato,
  drumstick,
};
