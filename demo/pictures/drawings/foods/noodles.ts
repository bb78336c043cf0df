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
import { bowl } from '../goods/vessels.ts';
import { leaf } from '../produce/plants.ts';

const noodleLines = (colour: Colour): Drawing =>
  [
    'M34 92C60 74 80 106 104 88C124 76 140 102 164 90',
    'M42 84C70 100 92 76 116 94C134 104 150 84 158 84',
    'M50 100C74 88 96 108 120 98C136 92 146 102 152 100',
    'M56 80C80 88 110 74 144 80',
  ]
    .map((d) => stroke(d, darken(colour, 0.3), 6.4) + stroke(d, colour, 4.6))
    .join('');
const chopsticks: Drawing =
  tube('M112 88L176 16', '#8a4a24', 7) + tube('M98 84L150 8', '#9c5a30', 7);
const masalaNoodles: Drawing = bowl(
  '#d2382c',
  '#f0b045',
  noodleLines('#f7cf66'),
  ...[
    [70, 84],
    [128, 96],
  ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [6, 4]), '#f0812a')),
  solid(ellipse(98, 90, [5]), '#6fae3c'),
  solid(ellipse(112, 100, [5]), '#6fae3c'),
);
const attaNoodles: Drawing = bowl(
  '#5a8f3a',
  '#c98f4c',
  noodleLines('#dba866'),
  ...[
    [66, 86],
    [110, 84],
    [136, 98],
  ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [6]), '#6fae3c')),
  solid(ellipse(88, 98, [8, 5]), '#f0812a'),
  solid(ellipse(142, 86, [7, 4]), '#f0812a'),
);
const hakkaNoodles: Drawing = bowl('#2b2b35', '#e8c480', noodleLines('#f6e2ae'), chopsticks);
const riceNoodles: Drawing = bowl(
  '#2f7a6b',
  '#f3ead8',
  noodleLines('#fffaf0'),
  leaf([120, 84], { length: 30, width: 10, rotate: -30 }),
  solid(ellipse(76, 92, [9, 5]), '#d9432e'),
);
const spaghetti: Drawing = at(
  [100, 100],
  { rotate: 24 },
  repeat(11, (index) =>
    tube(
      `M${-25 + index * 5}-88L${-25 + index * 5 + (index - 5) * 1.4} 90`,
      index % 2 ? '#f0c35c' : '#e6b34a',
      6,
    ),
  ),
  face(rectangle([-36, -14], [72, 30], 5), '#c23a2c'),
);
const parotta: Drawing =
  [150, 128, 106]
    .map((y, index) =>
      solid(
        ellipse(100 + (index - 1) * 6, y, [84, 32]),
        (['#d9a85c', '#e0b268', '#ecc27c'] as const)[index] ?? '#ecc27c',
      ),
    )
    .join('') +
  [70, 52, 34, 16]
    .map((rx) => stroke(ellipse(102 + (rx % 3), 104, [rx, rx * 0.36]), '#b57f38', [3, 0.7]))
    .join('') +
  [
    [70, 96],
    [130, 108],
    [100, 88],
  ]
    .map(([x = 0, y = 0]) => flat(ellipse(x, y, [9, 4]), '#a8702c', 0.6))
    .join('');
const momo = 'M0-38C34-36 50-4 50 18C46 36-46 36-50 18C-50-4-34-36 0-38Z';
const momos: Drawing = [
  [64, 88, 0.86],
  [138, 88, 0.86],
  [100, 132, 1.08],
]
  .map(([x = 0, y = 0, scale = 1]) =>
    at(
      [x, y],
      { scale },
      solid(momo, '#f6eedd', 0.7),
      stroke(
        'M0-36C-10-20-28-8-40 6M0-36C-4-18-12 0-18 14M0-36C4-18 12 0 18 14M0-36C10-20 28-8 40 6',
        '#c9bb9c',
        [3.4, 0.8],
      ),
      solid(ellipse(0, -36, [9, 7]), '#e8dcc2'),
    ),
  )
  .join('');
export const sauceSwirl = (colour: Colour): Drawing =>
  bowl(
    '#f6f2ea',
    colour,
    solid(
      'M54 92C52 74 78 74 78 62C94 66 96 50 104 44C112 56 108 66 122 66C120 78 148 76 146 92C130 104 70 104 54 92Z',
      lighten(colour, 0.3),
      0.5,
    ),
  );
const soySauce: Drawing =
  bowl('#f3efe6', '#2a140c', shine(ellipse(84, 88, [22, 6]), 0.4)) + chopsticks;
const mixedPickle: Drawing = bowl(
  '#c9a45c',
  '#b5401c',
  solid(ellipse(72, 88, [15, 9]), '#f0812a'),
  solid(ellipse(104, 98, [16, 9]), '#8fae3c'),
  solid(ellipse(132, 86, [14, 9]), '#f3d24a'),
  solid(ellipse(98, 80, [12, 7]), '#6f9a3c'),
  at([120, 102], {}, solid(ellipse(0, 0, [10, 6]), '#f3ead0')),
);

export const noodlesDrawings = {
  masalaNoodles,
  attaNoodles,
  hakkaNoodles,
  riceNoodles,
  spaghetti,
  parotta,
  momos,
  soySauce,
  mixedPickle,
};
