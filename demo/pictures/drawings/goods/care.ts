import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  type Drawing,
  ellipse,
  face,
  flat,
  rectangle,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';
import { strawberry } from '../foods/spreads.ts';
import { leaf } from '../produce/plants.ts';

export const soapBar = (colour: Colour): Drawing =>
  [
    solid(
      'M22 104C22 76 44 66 66 66H134C158 66 178 76 178 104V128C178 152 158 160 134 160H66C44 160 22 152 22 128Z',
      darken(colour, 0.1),
    ),
    solid(rectangle([30, 70], [140, 70], 32), lighten(colour, 0.2), 0.6),
    stroke(rectangle([46, 82], [108, 46], 22), darken(colour, 0.18), [3, 0.7]),
    ...[
      [52, 44, 15],
      [84, 30, 10],
      [150, 48, 12],
      [126, 34, 7],
    ].map(
      ([x = 0, y = 0, r = 8]) =>
        `<g opacity=".75">${solid(ellipse(x, y, [r]), '#d5ecf6', 0.5)}</g>` +
        flat(ellipse(x - r * 0.3, y - r * 0.35, [r * 0.24]), '#ffffff'),
    ),
  ].join('');
export const bubbles = (colour: Colour): Drawing =>
  [
    [72, 116, 56],
    [140, 84, 40],
    [136, 154, 26],
    [74, 36, 22],
    [110, 42, 11],
  ]
    .map(
      ([x = 0, y = 0, r = 20]) =>
        `<g opacity=".82">${solid(ellipse(x, y, [r]), colour, 0.8)}</g>` +
        stroke(ellipse(x, y, [r - 1]), '#ffffff', [2.4, 0.7]) +
        shine(ellipse(x - r * 0.34, y - r * 0.4, [r * 0.32, r * 0.2]), 0.9),
    )
    .join('');
const handDrop: Drawing = bubbles('#8fd0c0');
const loofah: Drawing = [
  stroke('M100 60C60 20 90 4 108 22C120 34 108 50 100 60', '#f7f2e6', 6),
  ...[
    [62, 92],
    [138, 92],
    [54, 130],
    [146, 130],
    [82, 164],
    [120, 164],
    [100, 80],
    [100, 124],
  ].map(([x = 0, y = 0], index) =>
    at(
      [x, y],
      { rotate: index * 45 },
      repeat(7, (petal) =>
        at(
          [0, 0],
          { rotate: petal * 51 },
          solid('M0 0C-16-12-14-36 0-42C14-36 16-12 0 0Z', petal % 2 ? '#e88aa8' : '#f3a5be', 0.7),
        ),
      ),
      solid(ellipse(0, 0, [9]), '#d96f92'),
    ),
  ),
].join('');
const shieldDrop: Drawing =
  solid('M100 14L170 40V96C170 146 140 172 100 190C60 172 30 146 30 96V40Z', '#4aa3a0') +
  shine('M44 50L100 30V60C70 70 56 96 56 130C46 110 44 80 44 50Z', 0.4) +
  face('M88 66H112V94H140V118H112V146H88V118H60V94H88Z', '#ffffff', 0.4);
export const toothbrush = (colour: Colour): Drawing =>
  at(
    [100, 100],
    { rotate: -36 },
    solid(rectangle([-92, -9], [150, 18], 9), colour),
    solid(rectangle([46, -11], [46, 22], 8), lighten(colour, 0.2)),
    ...[0, 1, 2, 3, 4].map((index) =>
      face(rectangle([50 + index * 8, -32], [7, 24], 2), index % 2 ? '#7fc4ea' : '#fdfdfb', 0.6),
    ),
    shine(rectangle([-84, -6], [110, 5], 2), 0.6),
  );
const tongueCleaner: Drawing =
  stroke('M44 186C40 110 30 20 100 18C170 20 160 110 156 186', '#8a4a24', 15) +
  stroke('M44 186C40 110 30 20 100 18C170 20 160 110 156 186', '#d9824a', 11) +
  stroke('M40 170C38 110 34 28 98 22', '#f6c79c', [3.4, 0.9]);
const mintLeaves: Drawing =
  leaf([100, 150], { length: 92, width: 34, rotate: -128, colour: '#3aa35a' }) +
  leaf([100, 150], { length: 92, width: 34, rotate: -52, colour: '#3aa35a' }) +
  leaf([100, 160], { length: 104, width: 36, rotate: -90, colour: '#5cc67a' });
const sunny: Drawing =
  repeat(12, (index) =>
    at([100, 100], { rotate: index * 30 }, solid('M-10-62L0-94L10-62Z', '#f3a52c')),
  ) +
  solid(ellipse(100, 100, [56]), '#f9c838') +
  shine('M60 92C64 70 82 58 100 58C82 70 74 84 74 106Z', 0.6);
const foam: Drawing =
  [
    [62, 132, 38],
    [138, 132, 38],
    [100, 122, 46],
    [76, 94, 32],
    [126, 92, 32],
    [100, 66, 28],
  ]
    .map(([x = 0, y = 0, r = 20]) => solid(ellipse(x, y, [r]), '#f3f8fb', 0.5))
    .join('') +
  at(
    [138, 70],
    { rotate: 34 },
    tube('M0 0V-70', '#3b4a5a', 11),
    face(rectangle([-28, -4], [56, 22], 5), '#b9c3cc'),
    flat(rectangle([-26, 12], [52, 4], 2), '#7a848e'),
  );
const sprayMist: Drawing = [
  [70, 80],
  [110, 60],
  [140, 100],
  [96, 110],
  [124, 140],
  [70, 136],
  [152, 66],
  [50, 108],
  [100, 160],
]
  .map(
    ([x = 0, y = 0], index) =>
      `<g opacity=".85">${solid('M0-16C8-4 12 2 12 8A12 11 0 0 1-12 8C-12 2-8-4 0-16Z', index % 2 ? '#5aa0d9' : '#8ac4ee').replace('<path', `<path transform="translate(${x} ${y})"`)}</g>`,
  )
  .join('');
export const pad = (wings: Colour): Drawing =>
  at(
    [100, 100],
    { rotate: -30 },
    solid(
      'M-36-26C-70-40-74-6-36-6ZM36-26C70-40 74-6 36-6ZM-36 26C-70 40-74 6-36 6ZM36 26C70 40 74 6 36 6Z',
      lighten(wings, 0.4),
    ),
    solid(
      'M0-88C30-88 38-64 34-30C30-8 30 8 34 30C38 64 30 88 0 88C-30 88-38 64-34 30C-30 8-30-8-34-30C-38-64-30-88 0-88Z',
      '#fdfbf8',
      0.5,
    ),
    stroke(
      'M0-72C18-72 22-52 20-26C17-8 17 8 20 26C22 52 18 72 0 72C-18 72-22 52-20 26C-17 8-17-8-20-26C-22-52-18-72 0-72Z',
      wings,
      4,
    ),
  );
const menstrualCup: Drawing =
  solid(
    'M36 34C40 110 62 140 92 150V182C92 190 108 190 108 182V150C138 140 160 110 164 34Z',
    '#d96a92',
  ) +
  solid(ellipse(100, 34, [64, 17]), '#f3a5be', 0.5) +
  solid(ellipse(100, 36, [53, 12]), '#b54a72') +
  shine('M50 56C56 96 70 124 86 136C76 108 70 80 68 54Z', 0.5);
const tooth: Drawing =
  solid(
    'M100 46C126 24 170 36 168 84C166 118 152 132 148 168C144 186 124 186 120 164C116 140 112 128 100 128C88 128 84 140 80 164C76 186 56 186 52 168C48 132 34 118 32 84C30 36 74 24 100 46Z',
    '#fbfbf7',
    0.55,
  ) + shine('M44 84C44 58 60 48 76 52C62 64 56 80 58 104Z', 0.9);
const strawberryTooth: Drawing =
  at([64, 6], { scale: 0.62 }, tooth) + at([0, 70], { scale: 0.6 }, strawberry);

export const careDrawings = {
  handDrop,
  loofah,
  shieldDrop,
  tongueCleaner,
  mintLeaves,
  sunny,
  foam,
  sprayMist,
  menstrualCup,
  tooth,
  strawberryTooth,
};
