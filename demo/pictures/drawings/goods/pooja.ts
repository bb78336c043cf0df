import type { Colour } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  cylinder,
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

const incense: Drawing =
  [-22, -11, 0, 11, 22]
    .map((rotate) =>
      at(
        [100, 190],
        { rotate },
        tube('M0 0V-150', '#6b3a22', 5),
        tube('M0-92V-152', '#9a6a3c', 7),
        solid(ellipse(0, -154, [4.4]), '#f06a2c'),
      ),
    )
    .join('') +
  stroke('M100 36C88 26 112 18 100 4M136 42C126 32 146 26 136 12', '#ffffff', [5, 0.8]);
const flame = (x: number, y: number, scale: number): Drawing =>
  at(
    [x, y],
    { scale },
    solid(
      'M0-40C10-22 17-12 17 2C17 14 9 20 0 20C-9 20-17 14-17 2C-17-12-10-22 0-40Z',
      '#f5951e',
      0.7,
    ),
    solid('M0-18C5-8 8-2 8 5C8 12 4 15 0 15C-4 15-8 12-8 5C-8-2-5-8 0-18Z', '#fdea8a', 0.3),
  );
const diya = (colour: Colour): Drawing =>
  solid(
    'M-64-10C-50-22 30-24 52-16C64-12 74-14 80-18C80 4 50 40 4 42C-40 42-66 14-64-10Z',
    colour,
  ) +
  solid('M-58-10C-44-20 30-22 50-14C60-10 68-12 74-14C56 6-40 8-58-10Z', '#7a3a18') +
  solid('M-50-9C-36-16 24-18 44-12C30 0-34 2-50-9Z', '#e8b04a', 0.5) +
  repeat(5, (index) =>
    solid(ellipse(-36 + index * 20, 18 - Math.abs(index - 2) * 3, [4]), '#f3c22b'),
  );
const diyas: Drawing =
  at([118, 72], { scale: 0.7 }, diya('#b5592c'), flame(66, -38, 1)) +
  at([94, 138], { scale: 1.12 }, diya('#c9683a'), flame(68, -38, 1));
const cottonWicks: Drawing =
  [-30, -12, 6, 24]
    .map((rotate, index) =>
      at(
        [72 + index * 20, 176],
        { rotate },
        solid('M-8 0C-10-40-5-90 0-118C5-90 10-40 8 0C4 8-4 8-8 0Z', '#fdfbf4', 0.55),
        flat('M-3-96C-1-106 0-112 0-118C0-112 1-106 3-96Z', '#8a6a3a', 0.8),
      ),
    )
    .join('') + at([100, 50], {}, flame(0, 0, 1.1));
const camphor: Drawing =
  [
    [60, 146],
    [104, 152],
    [146, 142],
    [84, 118],
    [126, 114],
  ]
    .map(
      ([x = 0, y = 0]) =>
        cylinder(`M${x - 22} ${y}v16Q${x} ${y + 28} ${x + 22} ${y + 16}v-16Z`, '#f6f8fa', 0.5) +
        solid(ellipse(x, y, [22, 9]), '#ffffff', 0.4),
    )
    .join('') + at([104, 76], { scale: 1.3 }, flame(0, 0, 1));
const brassLamp: Drawing =
  cylinder('M88 96H112L118 164H82Z', '#d9a52c') +
  solid(ellipse(100, 174, [52, 14]), '#c9921c') +
  solid('M36 84C48 108 152 108 164 84C150 76 50 76 36 84Z', '#e3b23a') +
  solid(ellipse(100, 84, [64, 11]), '#f6d268', 0.6) +
  [52, 100, 148].map((x) => flame(x, 56, 0.9)).join('');
const kumkumHeap: Drawing =
  solid('M18 118C18 156 56 174 100 174C144 174 182 156 182 118Z', '#d9a52c') +
  solid(ellipse(100, 118, [82, 22]), '#f3cf68', 0.5) +
  solid('M32 116C52 94 80 52 100 46C120 52 148 94 168 116C150 130 50 130 32 116Z', '#c2182c') +
  shine('M66 92C78 70 90 58 100 56C92 74 84 92 80 110Z', 0.35);
const matches: Drawing = [-24, -8, 8, 24]
  .map((rotate) =>
    at(
      [100, 180],
      { rotate },
      face(rectangle([-5, -132], [10, 134], 2), '#e8cf9c'),
      solid(ellipse(0, -134, [9, 13]), '#c2281c'),
    ),
  )
  .join('');

export const poojaDrawings = {
  incense,
  diyas,
  cottonWicks,
  camphor,
  brassLamp,
  kumkumHeap,
  matches,
};
