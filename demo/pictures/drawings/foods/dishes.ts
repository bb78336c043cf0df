import type { Colour } from '../../vocabulary/colour.ts';
import {
  at,
  type Drawing,
  ellipse,
  flat,
  rectangle,
  shine,
  solid,
  stroke,
} from '../../vocabulary/shapes.ts';
import { bowl } from '../goods/vessels.ts';
import { leaf } from '../produce/plants.ts';

const idliPlate: Drawing = [
  solid(ellipse(100, 146, [94, 30]), '#5c9a3f', 0.7),
  ...[
    [62, 120],
    [136, 120],
    [100, 94],
  ].map(([x = 0, y = 0]) =>
    solid(
      `M${x - 40} ${y}C${x - 40} ${y - 32} ${x + 40} ${y - 32} ${x + 40} ${y}C${x + 40} ${y + 24} ${x - 40} ${y + 24} ${x - 40} ${y}Z`,
      '#fbf8ee',
      0.6,
    ),
  ),
  stroke('M24 150C60 160 140 160 176 150', '#8cc46a', [3, 0.8]),
].join('');
const dosa: Drawing = [
  solid(ellipse(100, 150, [94, 28]), '#5c9a3f', 0.7),
  solid(
    'M14 128C40 84 130 58 184 74C192 86 186 104 174 112C120 104 60 126 34 150C20 150 12 140 14 128Z',
    '#dfa04a',
  ),
  solid('M14 128C16 120 28 116 34 126C38 136 36 146 34 150C20 150 12 140 14 128Z', '#f6e3b8', 0.5),
  stroke('M48 122C84 96 130 84 168 88', '#b5762a', [4, 0.6]),
  solid(ellipse(140, 148, [24, 12]), '#fdfaf0', 0.5),
  solid(ellipse(92, 158, [20, 9]), '#c9552a'),
].join('');
const ravaIdli: Drawing =
  idliPlate +
  [
    [56, 116],
    [68, 104],
    [130, 114],
    [144, 106],
    [96, 90],
    [108, 80],
  ]
    .map(([x = 0, y = 0], index) =>
      solid(
        ellipse(x, y, [5, 3]),
        (['#f0812a', '#4f9a3a', '#d9a23c'] as const)[index % 3] ?? '#d9a23c',
      ),
    )
    .join('');
const gulabJamun: Drawing = bowl(
  '#e8e2d6',
  '#b5641c',
  ...[
    [62, 88],
    [102, 96],
    [140, 86],
    [98, 76],
  ].map(
    ([x = 0, y = 0]) =>
      solid(ellipse(x, y, [23, 19]), '#6e3214') + shine(ellipse(x - 7, y - 8, [7, 4]), 0.6),
  ),
);
const rasgulla: Drawing = bowl(
  '#e3dcec',
  '#f3ecc8',
  ...[
    [62, 88],
    [102, 96],
    [140, 86],
    [98, 74],
  ].map(
    ([x = 0, y = 0]) =>
      solid(ellipse(x, y, [23, 20]), '#fdfaf2', 0.6) + shine(ellipse(x - 7, y - 8, [7, 4]), 0.9),
  ),
);
const pohaBowl: Drawing = bowl(
  '#3d7f8a',
  '#f3cf4a',
  ...Array.from({ length: 26 }, (_, index) =>
    at(
      [40 + ((index * 41) % 122), 80 + ((index * 17) % 28)],
      { rotate: index * 50 },
      flat(ellipse(0, 0, [7, 3]), index % 2 ? '#fbe48c' : '#e8b82c'),
    ),
  ),
  solid(ellipse(84, 88, [6]), '#c77c5a'),
  solid(ellipse(124, 98, [6]), '#c77c5a'),
  leaf([104, 84], { length: 26, width: 8, rotate: -20 }),
  leaf([66, 98], { length: 22, width: 7, rotate: 10 }),
);
const dalMakhani: Drawing = bowl(
  '#b5763c',
  '#6b3020',
  ...[
    [66, 90],
    [92, 100],
    [118, 86],
    [138, 98],
    [80, 80],
  ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [9, 6]), '#3b1a14')),
  stroke('M70 92C88 80 112 104 132 88', '#fbf0dc', [5, 0.95]),
  leaf([108, 82], { length: 24, width: 8, rotate: -24 }),
);
const paneerCurry: Drawing = bowl(
  '#b5763c',
  '#e0702a',
  ...[
    [64, 86],
    [98, 94],
    [132, 84],
    [112, 102],
  ].map(([x = 0, y = 0]) => solid(rectangle([x - 13, y - 10], [26, 20], 4), '#fdf6e3', 0.6)),
  stroke('M76 102C92 96 106 108 122 98', '#fbe6c8', [4, 0.9]),
  leaf([98, 80], { length: 22, width: 7, rotate: -24 }),
);
const tomatoSoup: Drawing = bowl(
  '#f3ead8',
  '#d9402a',
  stroke('M66 92C84 80 100 104 122 88C132 82 140 90 142 94', '#fbe3cf', [5, 0.95]),
  leaf([96, 84], { length: 26, width: 9, rotate: -30, colour: '#3f9a3c' }),
  leaf([100, 86], { length: 22, width: 8, rotate: 200, colour: '#3f9a3c' }),
);
const hummus: Drawing = bowl(
  '#7a5a8a',
  '#eed9a8',
  stroke('M62 94C74 74 128 74 138 92C128 106 86 104 88 92C92 84 112 86 110 94', '#cfae6c', 4.4),
  solid(ellipse(98, 92, [17, 6]), '#c9a52c', 0.5),
  ...[
    [70, 84],
    [126, 86],
    [112, 100],
  ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [6, 5]), '#e3c284')),
  flat(ellipse(92, 90, [5, 2.4]), '#b5321c'),
);
export const cerealBowl = (colour: Colour, other: Colour): Drawing =>
  bowl(
    '#3d7fb5',
    '#fdfbf4',
    ...Array.from({ length: 20 }, (_, index) =>
      at(
        [42 + ((index * 43) % 118), 80 + ((index * 19) % 28)],
        { rotate: index * 40 },
        solid('M-12-2C-6-9 8-8 12-1C8 7-8 8-12-2Z', index % 4 ? colour : other, 0.7),
      ),
    ),
  );

export const dishesDrawings = {
  idliPlate,
  dosa,
  ravaIdli,
  gulabJamun,
  rasgulla,
  pohaBowl,
  dalMakhani,
  paneerCurry,
  tomatoSoup,
  hummus,
};
