import { goods } from '../foods/goods.ts';
import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
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
import { mound } from '../foods/grain.ts';
import { leaf } from './plants.ts';
import { greenChilli } from './pods.ts';

const mushroom: Drawing = [
  solid('M-17 12C-15 36-15 50-21 60C-8 68 8 68 21 60C15 50 15 36 17 12Z', '#efe4d0', 0.6),
  solid('M-52 14C-54-30-24-46 0-46C24-46 54-30 52 14C30 24-30 24-52 14Z', '#f6eee0', 0.7),
  solid('M-40 14C-20 8 20 8 40 14C20 22-20 22-40 14Z', '#b59a80', 0.6),
  shine('M-40-6C-36-28-20-36-4-36C-20-28-28-14-30 4Z', 0.8),
].join('');
const mushrooms: Drawing =
  at([58, 84], { rotate: -14, scale: 0.94 }, mushroom) +
  at([142, 82], { rotate: 14, scale: 0.94 }, mushroom) +
  at([100, 124], { scale: 1.12 }, mushroom);
const sprouts: Drawing = (() => {
  const random = createRandom(8);
  return (
    solid('M16 160C30 120 64 84 100 80C138 84 172 120 184 160C150 184 50 184 16 160Z', '#cfd9a4') +
    repeat(64, (index) => {
      const height = index / 64;
      const x = 100 + (random() - 0.5) * (50 + 110 * height);
      const y = 84 + height * 84;
      return at(
        [Math.round(x), Math.round(y)],
        { rotate: random() * 360 },
        stroke('M0 0C10-8 18 4 30-4', '#f6f3dc', 4.4),
        solid(ellipse(-2, 0, [7, 6]), '#7d9a3c'),
      );
    })
  );
})();
const wheatEar = (colour: Colour): Drawing =>
  [
    tube('M0 92C2 50-2 20 0-20', darken(colour, 0.1), 4.4),
    ...[-8, 10, 28, 46].map((y) =>
      stroke(`M-8 ${-y}L-26 ${-y - 40}M8 ${-y}L26 ${-y - 40}`, colour, [1.8, 0.9]),
    ),
    ...[34, 16, -2, -20, -38].map(
      (y) =>
        at([0, y], { rotate: -32 }, solid(ellipse(-12, 0, [7, 14]), colour)) +
        at([0, y], { rotate: 32 }, solid(ellipse(12, 0, [7, 14]), colour)),
    ),
    solid(ellipse(0, -62, [7, 15]), colour),
  ].join('');
const wheatEars: Drawing =
  at([62, 104], { rotate: -16, scale: 0.9 }, wheatEar('#d9a03c')) +
  at([138, 104], { rotate: 16, scale: 0.9 }, wheatEar('#d29632')) +
  at([100, 98], {}, wheatEar('#e8b44c'));
const riceEar: Drawing =
  tube('M60 190C64 120 84 60 140 40', '#8fa845', 5) +
  repeat(16, (index) =>
    at(
      [68 + index * 4.8, 132 - index * 6.2 + index * index * 0.06],
      { rotate: 40 + index * 5 },
      solid(ellipse(14, 0, [14, 6]), index % 2 ? '#e3c25c' : '#d2ae45'),
    ),
  ) +
  repeat(8, (index) =>
    at([140 + index * 4, 42 + index * 9], { rotate: 70 }, solid(ellipse(0, 0, [13, 6]), '#e8ca6a')),
  ) +
  leaf([64, 160], { length: 96, width: 11, rotate: -30, colour: '#7fae4a' });
const sunflower: Drawing = [
  leaf([100, 150], { length: 84, width: 24, rotate: 20 }),
  leaf([100, 150], { length: 84, width: 24, rotate: 160 }),
  ...[0, 1].map((ring) =>
    repeat(16, (index) =>
      at(
        [100, 96],
        { rotate: index * 22.5 + ring * 11.25 },
        solid('M-11-38C-16-62-6-84 0-92C6-84 16-62 11-38Z', ring ? '#f7c52c' : '#e8a51c'),
      ),
    ),
  ),
  solid(ellipse(100, 96, [42]), '#6b3a1c'),
  repeat(34, (index) =>
    flat(
      ellipse(
        100 + Math.cos(index * 2.4) * 6.6 * Math.sqrt(index),
        96 + Math.sin(index * 2.4) * 6.6 * Math.sqrt(index),
        [2.6],
      ),
      '#a8682c',
    ),
  ),
].join('');
const mustardFlower: Drawing =
  tube('M100 190V96', '#6f9a3c', 6) +
  leaf([100, 160], { length: 62, width: 18, rotate: -30 }) +
  leaf([100, 168], { length: 62, width: 18, rotate: 210 }) +
  [
    [100, 46],
    [62, 74],
    [138, 74],
    [84, 106],
    [122, 108],
    [56, 112],
    [146, 112],
  ]
    .map(
      ([x = 0, y = 0]) =>
        tube(`M100 130Q${x} ${y + 24} ${x} ${y}`, '#7fae4a', 3) +
        repeat(4, (index) =>
          at(
            [x, y],
            { rotate: index * 90 + 45 },
            solid('M0-2C-11-8-10-24 0-27C10-24 11-8 0-2Z', '#f7cf2c'),
          ),
        ) +
        solid(ellipse(x, y, [4.4]), '#c9921c'),
    )
    .join('');
const sesame: Drawing =
  at(
    [10, 40],
    { scale: 0.9 },
    mound({
      ...goods.quinoa,
      grain: (random) =>
        at(
          [0, 0],
          { rotate: random() * 180 },
          solid('M-7 0C-5-5 3-4 7 0C3 4-5 5-7 0Z', random() > 0.4 ? '#efe0b8' : '#4a3a30'),
        ),
      step: 10,
      base: '#8a7a5a',
    }),
  ) +
  leaf([120, 62], { length: 60, width: 17, rotate: -34 }) +
  leaf([116, 62], { length: 54, width: 15, rotate: -110 });
const palm: Drawing =
  tube('M100 188C104 140 98 110 102 80', '#9a7040', 15) +
  [-170, -140, -108, -72, -40, -10]
    .map((rotate) => leaf([101, 80], { length: 88, width: 17, rotate, colour: '#4f9a3a' }))
    .join('') +
  [
    [86, 92],
    [112, 94],
    [99, 104],
  ]
    .map(([x = 0, y = 0]) => solid(ellipse(x, y, [11]), '#d9541e'))
    .join('');
const basil: Drawing =
  leaf([100, 170], { length: 106, width: 46, rotate: -128, colour: '#3f9a3c' }) +
  leaf([100, 170], { length: 106, width: 46, rotate: -52, colour: '#3f9a3c' }) +
  leaf([100, 176], { length: 122, width: 50, rotate: -90, colour: '#5fb84e' });
const thaiCurry: Drawing =
  at([6, 30], { scale: 0.7 }, greenChilli) + at([86, 66], { scale: 0.62 }, basil);
const mapleLeaf: Drawing =
  solid(
    'M100 182L96 138L60 146L66 130L24 104L36 94L28 68L54 72L60 60L84 86L74 38L90 46L100 18L110 46L126 38L116 86L140 60L146 72L172 68L164 94L176 104L134 130L140 146L104 138Z',
    '#d9501c',
  ) + stroke('M100 140V48M100 132L52 96M100 132L148 96', lighten('#d9501c', 0.45), [3, 0.7]);
const creamMilk: Drawing =
  solid(
    'M54 86C54 60 78 50 100 50C122 50 146 60 146 86L156 166C156 182 136 188 100 188C64 188 44 182 44 166Z',
    '#e8d9c2',
    0.8,
  ) +
  stroke('M148 92C184 88 188 140 154 144', '#d6c3a4', 11) +
  solid(ellipse(100, 78, [46, 16]), '#f6efe2', 0.5) +
  solid(ellipse(100, 80, [38, 11]), '#fffdf6', 0.3) +
  solid('M84 66C82 40 100 52 100 18C122 44 116 58 116 66Z', '#ffffff', 0.4) +
  shine('M58 92C56 120 52 150 54 172C64 178 62 110 70 86Z', 0.6);
const paws: Drawing = [
  [62, 132, -20],
  [138, 72, 16],
]
  .map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate },
      solid(
        'M0-6C22-6 38 18 30 34C20 46 10 36 0 36C-10 36-20 46-30 34C-38 18-22-6 0-6Z',
        '#5a5a6b',
      ),
      ...[
        [-34, -12],
        [-13, -32],
        [13, -32],
        [34, -12],
      ].map(([dx = 0, dy = 0]) => solid(ellipse(dx, dy, [10, 14]), '#5a5a6b')),
    ),
  )
  .join('');

export const fieldPlantsDrawings = {
  mushrooms,
  sprouts,
  wheatEars,
  riceEar,
  sunflower,
  mustardFlower,
  sesame,
  palm,
  basil,
  thaiCurry,
  mapleLeaf,
  creamMilk,
  paws,
};
