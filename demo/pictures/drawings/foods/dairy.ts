import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import {
  at,
  type Drawing,
  ellipse,
  face,
  flat,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';
import { bowl, glass } from '../goods/vessels.ts';
import { leaf } from '../produce/plants.ts';

const cow = (hide: Colour, horn: Colour, patch: Colour): Drawing =>
  [
    stroke('M62 52C44 40 44 22 54 12M138 52C156 40 156 22 146 12', horn, 11),
    solid(
      'M54 62C30 56 14 64 10 78C26 92 48 88 60 78ZM146 62C170 56 186 64 190 78C174 92 152 88 140 78Z',
      hide,
    ),
    solid(
      'M100 34C136 32 152 56 148 90C146 116 138 132 134 150H66C62 132 54 116 52 90C48 56 64 32 100 34Z',
      hide,
      0.7,
    ),
    flat('M100 36C134 34 150 58 146 92C134 96 116 90 112 70C110 54 106 44 100 36Z', patch, 0.85),
    solid(
      'M100 122C130 120 142 138 140 156C138 176 120 186 100 186C80 186 62 176 60 156C58 138 70 120 100 122Z',
      '#eeb6a4',
      0.6,
    ),
    solid(ellipse(84, 154, [7, 9]), '#8a4a40'),
    solid(ellipse(116, 154, [7, 9]), '#8a4a40'),
    stroke('M84 172Q100 180 116 172', '#8a4a40', 3),
    solid(ellipse(76, 88, [8, 10]), '#1e1512'),
    solid(ellipse(124, 88, [8, 10]), '#1e1512'),
    flat(ellipse(79, 84, [2.6]), '#ffffff'),
    flat(ellipse(127, 84, [2.6]), '#ffffff'),
  ].join('');
const cowFace: Drawing = cow('#f6f0e6', '#d9c39a', '#7a5236');
const buffaloFace: Drawing = cow('#4a4540', '#8f8778', '#332f2c');
const milkGlass: Drawing = glass('#fdfcf8');
const badamMilk: Drawing = glass(
  '#f3dca2',
  ...[
    [84, 48],
    [110, 52],
    [98, 44],
  ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [9, 4]), '#a8683a')),
);
const buttermilk: Drawing = glass(
  '#f4f3e4',
  leaf([84, 48], { length: 24, width: 9, rotate: -20 }),
  leaf([112, 50], { length: 24, width: 9, rotate: 190 }),
  ...[
    [70, 90],
    [120, 110],
    [90, 140],
    [112, 74],
  ].map(([x = 0, y = 0]) => flat(ellipse(x, y, [2.6]), '#6f8f35')),
);
const lassi: Drawing = glass(
  '#fbf1dc',
  solid('M58 48C60 26 140 26 142 48C130 58 70 58 58 48Z', '#fffdf6', 0.4),
  ...[
    [90, 38],
    [112, 40],
  ].map(([x = 0, y = 0]) => stroke(`M${x} ${y}l8-5`, '#e08a1e', 3)),
);
const soyMilk: Drawing = [
  glass('#f6ead0'),
  ...[
    [148, 158, 20],
    [170, 172, -20],
    [136, 178, 60],
  ].map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate },
      solid(ellipse(0, 0, [15, 12]), '#d9bd7c'),
      flat(ellipse(-4, -2, [4, 2]), '#8a6a32'),
    ),
  ),
].join('');
const curdBowl: Drawing = bowl(
  '#b5653a',
  '#fdfbf4',
  stroke('M52 92C70 82 90 102 112 90C128 84 140 92 148 96', '#e2dccc', [4, 0.9]),
);
const yogurtBowl: Drawing = bowl(
  '#5a86b8',
  '#fdfbf6',
  solid('M64 92C70 70 130 66 138 90C128 104 76 106 64 92Z', '#ffffff', 0.4),
  stroke('M76 88C88 74 116 74 124 86', '#dcd8cf', 4),
  ...[
    [92, 82],
    [108, 78],
  ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [7]), '#4a5a9c')),
);
const cube = ([x, y]: readonly [number, number], size: number, colour: Colour): Drawing =>
  face(
    `M${x} ${y}l${size} ${-size * 0.4}l${size} ${size * 0.4}l${-size} ${size * 0.4}Z`,
    lighten(colour, 0.4),
    0.5,
  ) +
  face(`M${x} ${y}l${size} ${size * 0.4}v${size * 0.9}l${-size} ${-size * 0.4}Z`, colour, 0.6) +
  face(
    `M${x + size} ${y + size * 0.4}l${size} ${-size * 0.4}v${size * 0.9}l${-size} ${size * 0.4}Z`,
    darken(colour, 0.14),
    0.6,
  );
const paneer: Drawing =
  cube([58, 64], 44, '#fbf6e6') + cube([16, 122], 42, '#f8f1dd') + cube([100, 124], 42, '#fbf6e6');
const malaiPaneer: Drawing = [
  cube([34, 78], 66, '#fdf9ec'),
  leaf([60, 156], { length: 40, width: 12, rotate: -160 }),
  leaf([140, 160], { length: 40, width: 12, rotate: -10 }),
  shine('M40 82L96 106V150L40 126Z', 0.3),
].join('');
const tofu: Drawing =
  cube([24, 96], 50, '#f3ead0') +
  cube([88, 70], 46, '#f7efd9') +
  leaf([112, 170], { length: 44, width: 10, rotate: -24 });
const butter: Drawing = [
  solid(ellipse(100, 152, [92, 26]), '#dfe8f2', 0.6),
  face('M34 112L112 82L172 100L94 134Z', '#fff0a6', 0.5),
  face('M34 112L94 134V158L34 136Z', '#f7d550'),
  face('M94 134L172 100V124L94 158Z', '#e8bf3a'),
  face('M70 98L112 82L130 88L88 104Z', '#fff7c8', 0.4),
  stroke('M116 94L140 102M104 98L128 108', '#e8bf3a', 2.4),
].join('');
const whiteButter: Drawing = bowl(
  '#8a5a34',
  '#fdf6df',
  solid('M52 92C58 62 92 58 104 66C124 52 152 70 148 92C128 108 72 108 52 92Z', '#fffaea', 0.5),
  stroke('M72 84C88 70 108 82 96 92M116 78C130 76 136 86 128 94', '#ead9ac', 3.6),
);
const hole = (x: number, y: number, r: number): Drawing =>
  solid(ellipse(x, y, [r, r * 0.8]), '#d99a20', 0.8);
const cheeseSlices: Drawing = [0, 1, 2]
  .map((index) =>
    at(
      [100, 132 - index * 20],
      { rotate: -4 + index * 5 },
      face(
        'M-82 0L0-34L82 0L0 36Z',
        (['#eeb02c', '#f5bf3e', '#fbcd52'] as const)[index] ?? '#fbcd52',
      ),
      stroke('M-82 2L0 38L82 2', '#c98a18', 4),
    ),
  )
  .join('');
const mozzarella: Drawing = [
  solid(
    'M30 112C28 74 62 50 100 50C138 50 172 74 170 112C170 150 136 166 100 166C64 166 30 150 30 112Z',
    '#fbf7ea',
    0.65,
  ),
  face('M100 108C128 96 154 98 168 108C168 142 142 160 112 164Z', '#f3ecd6', 0.6),
  shine('M44 104C46 82 64 66 86 64C68 76 56 92 54 116Z', 0.9),
  leaf([74, 54], { length: 46, width: 17, rotate: -34, colour: '#3f9a3c' }),
  leaf([80, 58], { length: 40, width: 15, rotate: -150, colour: '#4aa845' }),
].join('');
const cheddar: Drawing = [
  face('M14 122L150 56L188 96L30 132Z', '#ffd66e', 0.5),
  face('M14 122L30 132V176L14 164Z', '#c98a1c'),
  face('M30 132L188 96V142L30 176Z', '#f2ad2c'),
  hole(70, 152, 10),
  hole(116, 132, 12),
  hole(160, 128, 8),
  hole(96, 98, 8),
].join('');
const creamSwirl: Drawing = [
  bowl('#d8a0a6', '#fff9ec'),
  solid(
    'M52 94C50 72 80 74 76 58C92 64 88 44 100 34C112 46 108 62 124 60C120 76 150 72 148 94C132 108 68 108 52 94Z',
    '#fffaf0',
    0.5,
  ),
  stroke('M62 88C80 96 120 96 138 88M80 70C92 78 110 78 120 70', '#e8dabb', 3.4),
].join('');
const condensedMilk: Drawing = [
  bowl('#c9ced4', '#f8e9c2'),
  tube('M132 16C120 40 108 50 104 64', '#b9bfc6', 8),
  solid('M104 60C112 70 110 96 104 100C96 96 96 72 104 60Z', '#f5dfa6', 0.6),
].join('');

export const dairyDrawings = {
  cowFace,
  buffaloFace,
  milkGlass,
  badamMilk,
  buttermilk,
  lassi,
  soyMilk,
  curdBowl,
  yogurtBowl,
  paneer,
  malaiPaneer,
  tofu,
  butter,
  whiteButter,
  cheeseSlices,
  mozzarella,
  cheddar,
  creamSwirl,
  condensedMilk,
};
