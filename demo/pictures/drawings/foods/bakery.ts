import { type Colour, darken } from '../../vocabulary/colour.ts';
import { createRandom, repeat } from '../../vocabulary/scatter.ts';
import { at, type Drawing, ellipse, flat, shine, solid } from '../../vocabulary/shapes.ts';
import { leaf } from '../produce/plants.ts';

const slice = (crust: Colour, crumb: Colour): Drawing =>
  solid(
    'M-46-22C-58-50-30-62-18-58H18C30-62 58-50 46-22V52C46 58 42 60 38 60H-38C-42 60-46 58-46 52Z',
    crust,
  ) +
  solid(
    'M-38-22C-50-44-28-54-16-50H16C28-54 50-44 38-22V46C38 50 36 52 32 52H-32C-36 52-38 50-38 46Z',
    crumb,
    0.4,
  );
const crumbs = (colour: Colour, count: number): Drawing => {
  const random = createRandom(count);
  return repeat(count, () =>
    flat(
      ellipse(Math.round((random() - 0.5) * 66), Math.round((random() - 0.4) * 80), [3, 1.8]),
      colour,
      0.8,
    ),
  );
};
const loaf = (crust: Colour, crumb: Colour, specks: Drawing): Drawing =>
  [
    solid(
      'M70 46C90 30 160 22 176 44C190 60 182 84 178 92V150C176 158 170 160 164 162L96 178Z',
      darken(crust, 0.06),
    ),
    at([74, 112], { scale: 1.16 }, slice(crust, crumb), specks),
    shine('M78 44C100 32 150 26 168 42C140 38 110 42 92 52Z', 0.5),
  ].join('');
const sandwichBread: Drawing = loaf('#d9964a', '#fbf0d6', '');
const wheatBread: Drawing = loaf('#a8683a', '#dcb685', crumbs('#a8743f', 16));
const multigrainBread: Drawing = loaf(
  '#8a5230',
  '#cfa573',
  crumbs('#5f3a1c', 34) + crumbs('#f3e3bd', 17),
);
const bun = (colour: Colour): Drawing =>
  solid('M-40 22C-46-6-30-32 0-32C30-32 46-6 40 22C30 32-30 32-40 22Z', colour) +
  shine('M-28-8C-24-20-12-26 0-26C-12-18-20-8-22 8Z', 0.55);
const pav: Drawing = [
  [58, 78],
  [118, 72],
  [48, 128],
  [98, 118],
  [152, 112],
]
  .map(([x = 0, y = 0]) => at([x, y], { scale: 1 }, bun('#d08a3e')))
  .join('');
const burgerBuns: Drawing = [
  at([122, 78], { scale: 1.16 }, bun('#c77f36')),
  at(
    [80, 120],
    { scale: 1.5 },
    bun('#d9924a'),
    repeat(9, (index) =>
      at(
        [-22 + ((index * 13) % 46), -20 + ((index * 7) % 26)],
        { rotate: index * 40 },
        flat(ellipse(0, 0, [3.6, 2]), '#fdf0cf'),
      ),
    ),
  ),
].join('');
const pizzaBase: Drawing = [
  solid(ellipse(106, 128, [86, 46]), '#d9a866'),
  solid(ellipse(100, 104, [88, 48]), '#e8c086'),
  solid(ellipse(100, 102, [74, 38]), '#f3dcae', 0.4),
  ...[
    [66, 92],
    [98, 82],
    [132, 96],
    [84, 114],
    [118, 118],
    [150, 104],
    [50, 106],
  ].map(([x = 0, y = 0]) => flat(ellipse(x, y, [5, 2.6]), '#c99a5c', 0.7)),
].join('');
const kulcha: Drawing = [
  at([112, 84], { rotate: -14 }, solid('M-70 0C-66-40 60-46 70-4C66 40-62 44-70 0Z', '#e3bb7c')),
  at(
    [88, 116],
    { rotate: 8 },
    solid('M-76 0C-72-44 66-50 76-4C72 44-68 48-76 0Z', '#f0d199'),
    ...[
      [-40, -10],
      [-6, 8],
      [30, -14],
      [40, 16],
      [-20, 22],
      [6, -22],
    ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [10, 6]), '#b9803c', 0.6)),
    ...[
      [-28, 6],
      [16, -4],
      [22, 24],
    ].map(([x = 0, y = 0]) => leaf([x, y], { length: 14, width: 5 })),
  ),
].join('');
const sourdough: Drawing = [
  solid(
    'M14 118C12 72 54 44 102 46C154 46 190 76 186 120C182 158 146 168 100 168C52 168 18 158 14 118Z',
    '#b5763c',
  ),
  ...[54, 84, 114, 144].map((x) =>
    solid(
      `M${x} ${64}C${x + 20} 74 ${x + 20} 104 ${x + 4} 120C${x - 4} 100 ${x - 8} 80 ${x} 64Z`,
      '#f0d8a8',
      0.6,
    ),
  ),
  shine('M28 108C32 78 58 60 88 56C60 70 46 88 42 116Z', 0.4),
].join('');
const croissant: Drawing = [
  solid('M10 128C14 96 34 72 58 62C54 84 52 104 56 122C36 118 22 124 10 128Z', '#c9813a'),
  solid('M190 128C186 96 166 72 142 62C146 84 148 104 144 122C164 118 178 124 190 128Z', '#c07632'),
  solid(
    'M44 72C60 50 76 44 90 44C84 68 80 96 84 130C68 122 56 124 46 128C40 108 40 88 44 72Z',
    '#d9954a',
  ),
  solid(
    'M156 72C140 50 124 44 110 44C116 68 120 96 116 130C132 122 144 124 154 128C160 108 160 88 156 72Z',
    '#cf8a40',
  ),
  solid(
    'M78 44C92 36 108 36 122 44C128 72 126 110 118 140C106 134 94 134 82 140C74 110 72 72 78 44Z',
    '#e8a95a',
  ),
  shine('M86 50C94 46 104 46 110 48C104 70 100 96 100 120C90 96 84 72 86 50Z', 0.4),
].join('');

export const bakeryDrawings = {
  sandwichBread,
  wheatBread,
  multigrainBread,
  pav,
  burgerBuns,
  pizzaBase,
  kulcha,
  sourdough,
  croissant,
};
