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
} from '../../vocabulary/shapes.ts';
import { goods } from './goods.ts';
import { mound } from './grain.ts';
import { cupOf, glass } from '../goods/vessels.ts';
import { citrusHalf, leaf } from '../produce/plants.ts';
import { ginger } from '../produce/roots.ts';

const ice = (x: number, y: number, rotate: number): Drawing =>
  at(
    [x, y],
    { rotate },
    `<g opacity=".6">${face(rectangle([-15, -15], [30, 30], 6), '#ffffff', 0.4)}</g>`,
    stroke('M-9-9h10M-9-9v8', '#ffffff', [2.6, 0.9]),
  );
const fizz = (colour: Colour, ...extras: readonly Drawing[]): Drawing =>
  glass(
    colour,
    ice(84, 66, 14),
    ice(114, 78, -20),
    repeat(12, (index) =>
      flat(ellipse(74 + ((index * 17) % 54), 100 + ((index * 23) % 70), [2.6]), '#ffffff', 0.6),
    ),
    ...extras,
  );
const colaGlass: Drawing = fizz('#4a2014');
const jeeraSoda: Drawing = fizz('#c9a05a') + at([128, 136], { scale: 0.36 }, mound(goods.cumin));
const lemonFizz: Drawing =
  fizz('#eef2b0') + citrusHalf([150, 52], 34, { peel: '#eec71c', flesh: '#fbee98', rotate: 14 });
const gingerAle: Drawing = fizz('#f0d08a') + at([104, 110], { scale: 0.46 }, ginger);
const clubSoda: Drawing = fizz('#dfeef4');
const energyBolt: Drawing =
  solid('M118 8L40 112H88L70 192L162 78H110Z', '#f7c52c') + shine('M112 20L54 106H70L104 50Z', 0.6);
const coldBrew: Drawing =
  glass('#3b1f10', ice(82, 64, 10), ice(116, 72, -14)) +
  [
    [150, 168, 20],
    [172, 158, -30],
    [44, 172, 40],
  ]
    .map(([x = 0, y = 0, rotate = 0]) =>
      at(
        [x, y],
        { rotate, scale: 1.1 },
        solid(ellipse(0, 0, [14, 9.6]), '#6b3f22'),
        stroke('M-12 1C-4-5 4 6 12-1', '#2f180a', 2.4),
      ),
    )
    .join('');
const chaiCup: Drawing =
  cupOf('#b5743c', '#f6ead8') +
  [
    [30, 160, 20],
    [166, 166, -30],
  ]
    .map(([x = 0, y = 0, rotate = 0]) =>
      at([x, y], { rotate }, solid(ellipse(0, 0, [15, 7]), '#8fae5e')),
    )
    .join('');
const milkTeaCup: Drawing = cupOf('#a8622c', '#d9634a');
const tulsiTea: Drawing =
  cupOf('#c9b84a', '#5f9a5a') +
  leaf([62, 66], { length: 44, width: 16, rotate: -40 }) +
  leaf([58, 66], { length: 40, width: 15, rotate: -130 });
const lemonHoneyTea: Drawing =
  cupOf('#e3b83c', '#f3d98a') + citrusHalf([150, 60], 34, { peel: '#eec71c', flesh: '#fbee98' });
const coffeeCup: Drawing =
  cupOf('#6b3a1c', '#fdf8ee') +
  [
    [24, 168, 20],
    [176, 168, -30],
    [44, 180, 60],
  ]
    .map(([x = 0, y = 0, rotate = 0]) =>
      at(
        [x, y],
        { rotate },
        solid(ellipse(0, 0, [14, 9.6]), '#6b3f22'),
        stroke('M-12 1C-4-5 4 6 12-1', '#2f180a', 2.4),
      ),
    )
    .join('');
const filterCoffee: Drawing = [
  solid('M30 120H170L156 180Q100 192 44 180Z', '#d9a24a'),
  solid(ellipse(100, 120, [70, 15]), '#f0c878', 0.6),
  solid('M58 44H142L134 132Q100 142 66 132Z', '#e3b056'),
  solid(ellipse(100, 44, [46, 12]), '#f6d894', 0.5),
  solid(ellipse(100, 46, [38, 8]), '#7a4424', 0.6),
  flat(ellipse(92, 46, [15, 3]), '#d9b08a', 0.8),
  shine('M66 60C68 90 72 112 76 128C84 126 78 90 76 58Z', 0.5),
].join('');
const maltMug: Drawing = cupOf('#6e4026', '#3d6fb5');
const ragiMalt: Drawing =
  at([10, 40], { scale: 0.76 }, mound(goods.ragi)) +
  at([84, 34], { scale: 0.62 }, cupOf('#a8705c', '#c9744a'));
const kesarShake: Drawing = glass(
  '#f7cf7a',
  ...[
    [84, 48],
    [104, 52],
    [116, 46],
  ].map(([x = 0, y = 0]) => stroke(`M${x} ${y}l10-4`, '#d9541e', 3)),
);
const waterDrop: Drawing =
  solid(
    'M100 10C140 66 164 96 164 128C164 166 136 190 100 190C64 190 36 166 36 128C36 96 60 66 100 10Z',
    '#4aa3e0',
    0.9,
  ) + shine('M60 120C60 98 74 76 92 52C82 86 74 108 78 140C70 142 62 134 60 120Z', 0.8);
const springHills: Drawing = [
  solid('M8 150L70 40L104 100L130 62L192 150Z', '#5f8fb0'),
  face('M70 40L90 76L78 70L68 82L54 68Z', '#ffffff', 0.4),
  face('M130 62L144 82L134 80L126 86L118 80Z', '#ffffff', 0.4),
  solid(
    'M8 150C40 128 70 150 100 140C130 130 160 150 192 142V168C150 188 50 188 8 170Z',
    '#3f9a6a',
    0.8,
  ),
  stroke('M96 142C110 152 84 158 102 168C116 176 96 180 104 186', '#bfe3f6', 9),
].join('');
export const splash = (colour: Colour): Drawing =>
  solid(
    'M100 20C120 60 146 84 146 116C146 146 124 164 100 164C76 164 54 146 54 116C54 84 80 60 100 20Z',
    colour,
  ) +
  solid(ellipse(100, 170, [72, 16]), darken(colour, 0.1), 0.6) +
  shine('M72 112C72 94 82 78 92 62C90 90 84 104 88 126Z', 0.7) +
  flat(ellipse(100, 166, [50, 8]), lighten(colour, 0.5), 0.6);

export const drinksDrawings = {
  colaGlass,
  jeeraSoda,
  lemonFizz,
  gingerAle,
  clubSoda,
  energyBolt,
  coldBrew,
  chaiCup,
  milkTeaCup,
  tulsiTea,
  lemonHoneyTea,
  coffeeCup,
  filterCoffee,
  maltMug,
  ragiMalt,
  kesarShake,
  waterDrop,
  springHills,
};
