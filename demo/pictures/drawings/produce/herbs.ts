import { repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  type Drawing,
  ellipse,
  face,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';
import { goods } from '../foods/goods.ts';
import { mound } from '../foods/grain.ts';
import { leaf } from './plants.ts';

const lemongrass: Drawing = [-22, -8, 6, 20]
  .map((rotate, index) =>
    at(
      [88 + index * 8, 182],
      { rotate },
      solid('M-7 0C-10-50-4-110 4-164C10-110 10-50 7 0Z', index % 2 ? '#8fbf55' : '#7aad45'),
      stroke('M0-4V-130', '#d5e8a8', [2, 0.7]),
      solid('M-8 4C-8-16 8-16 8 4Z', '#e8e3b8', 0.5),
    ),
  )
  .join('');
const sandalwood: Drawing = [
  face('M24 128L120 76L176 96L84 152Z', '#e3b87c', 0.8),
  face('M24 128L84 152V178L24 152Z', '#b98448'),
  face('M84 152L176 96V122L84 178Z', '#c9935a'),
  solid('M70 62C92 30 132 28 150 44C128 52 110 74 82 84C70 82 66 74 70 62Z', '#efcf9a'),
  stroke('M50 128L134 86M78 142L154 98', '#b07c40', [2.6, 0.7]),
].join('');
const neemPair = (y: number, size: number): Drawing =>
  [-1, 1]
    .map((side) =>
      at(
        [100, y],
        { rotate: side < 0 ? 200 : -20 },
        solid(
          `M0 0C${size * 0.2}-${size * 0.26} ${size * 0.7}-${size * 0.24} ${size} ${side * 6}C${size * 0.7} ${size * 0.1} ${size * 0.3} ${size * 0.16} 0 0Z`,
          side < 0 ? '#3d8a3a' : '#4c9c45',
        ),
        stroke(`M4 0Q${size * 0.5}-4 ${size * 0.86} 2`, '#a8d68a', [2, 0.7]),
      ),
    )
    .join('');
const neem: Drawing =
  tube('M100 186C102 130 98 80 100 40', '#7a8a42', 5) +
  [164, 138, 112, 86, 62].map((y, index) => neemPair(y, 74 - index * 6)).join('') +
  leaf([100, 46], { length: 40, width: 11, rotate: -90 });
const clovesDrawn: Drawing = [
  [70, 90, -30],
  [122, 76, 24],
  [100, 138, -4],
]
  .map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate },
      tube('M0-14V52', '#7a4526', 17),
      repeat(4, (index) =>
        at([0, -20], { rotate: index * 60 - 90 }, solid('M0-4L26-8L22 4L0 6Z', '#5f321a')),
      ),
      solid(ellipse(0, -28, [18, 16]), '#a8683c'),
      shine(ellipse(-6, -34, [7, 5]), 0.4),
    ),
  )
  .join('');
const aloe: Drawing = [-62, 62, -38, 38, -16, 16, 0]
  .map((rotate, index) =>
    at(
      [100, 178],
      { rotate },
      solid(
        `M-15 0C-16-60-8-110 0-${130 + (index % 3) * 14}C8-110 16-60 15 0Z`,
        index % 2 ? '#5fa65a' : '#6fb566',
      ),
      stroke('M-11-30l-5-4M-10-56l-5-4M-7-84l-4-4M11-30l5-4M10-56l5-4M7-84l4-4', '#cfe6b4', 3),
    ),
  )
  .join('');
const pineBranch: Drawing =
  tube('M26 164C70 130 120 90 176 40', '#7a5230', 7) +
  repeat(16, (index) =>
    at(
      [34 + index * 9, 158 - index * 7.6],
      { rotate: -40 },
      stroke('M0 0L-30-34M0 0L34 26', index % 2 ? '#2f7a45' : '#3d8f52', 6),
    ),
  ) +
  at(
    [122, 134],
    { rotate: 20 },
    solid(ellipse(0, 0, [24, 34]), '#8a5a30'),
    stroke('M-18-12L0 0L18-12M-20 6L0 18L20 6M-12-24L0-14L12-24', '#5a3416', 3.4),
  );
const jasmine: Drawing = [
  [66, 74],
  [138, 84],
  [96, 136],
]
  .map(([x = 0, y = 0]) =>
    at(
      [x, y],
      {},
      leaf([10, 20], { length: 50, width: 15, rotate: 40 }),
      repeat(6, (index) =>
        at(
          [0, 0],
          { rotate: index * 60 },
          solid('M0-6C-15-16-12-40 0-46C12-40 15-16 0-6Z', '#fdfbf2', 0.45),
        ),
      ),
      solid(ellipse(0, 0, [9]), '#f3cf5a'),
    ),
  )
  .join('');
const rose: Drawing = [
  leaf([70, 160], { length: 60, width: 19, rotate: 190 }),
  leaf([130, 160], { length: 60, width: 19, rotate: -10 }),
  solid(ellipse(100, 104, [66, 62]), '#c9284e'),
  solid('M40 96C44 60 74 44 104 46C92 70 70 84 52 122C44 116 40 106 40 96Z', '#e04a6c', 0.7),
  solid(
    'M160 92C152 58 126 42 100 46C124 60 132 92 156 116C160 108 162 100 160 92Z',
    '#d63a5e',
    0.7,
  ),
  solid(
    'M52 128C80 150 124 150 152 122C150 152 126 168 100 168C76 168 56 154 52 128Z',
    '#e25374',
    0.7,
  ),
  solid(ellipse(102, 94, [34, 31]), '#b51f44'),
  stroke(
    'M84 98C82 80 110 72 118 88C124 106 98 114 96 98C98 90 108 90 108 98',
    '#f08aa2',
    [4.4, 0.9],
  ),
].join('');
const hennaLeaves: Drawing =
  at([40, 36], { scale: 0.74 }, mound(goods.henna)) +
  leaf([100, 66], { length: 74, width: 20, rotate: -150 }) +
  leaf([100, 66], { length: 74, width: 20, rotate: -30 }) +
  leaf([100, 70], { length: 64, width: 18, rotate: -90, colour: '#5fae4a' });
const shikakai: Drawing =
  [
    [74, 66, 20],
    [100, 108, -6],
    [120, 150, 14],
  ]
    .map(([x = 0, y = 0, rotate = 0]) =>
      at(
        [x, y],
        { rotate },
        solid(
          'M-72 0C-60-18-44-8-32-14C-18-20-8-10 6-14C20-20 32-8 46-12C58-14 68-4 74 4C60 16 48 10 34 14C20 18 8 10-6 14C-20 18-32 10-44 12C-56 14-68 10-72 0Z',
          '#6b4530',
        ),
        ...[-48, -18, 10, 40].map((dx) => shine(ellipse(dx, -3, [9, 6]), 0.3)),
      ),
    )
    .join('') + leaf([136, 60], { length: 48, width: 14, rotate: -20 });
const eucalyptus: Drawing =
  tube('M100 186C96 130 106 80 100 26', '#8a9a7c', 5) +
  [160, 132, 104, 76, 50]
    .map((y, index) =>
      [-1, 1]
        .map((side) =>
          at(
            [100, y],
            { rotate: side < 0 ? 205 : -25 },
            solid(
              ellipse(34 - index * 2, 0, [27 - index * 2, 17 - index]),
              side < 0 ? '#7da893' : '#8fb8a4',
            ),
            stroke(`M10 0H${52 - index * 3}`, '#d5e8de', [2, 0.7]),
          ),
        )
        .join(''),
    )
    .join('');

export const herbsDrawings = {
  lemongrass,
  sandalwood,
  neem,
  clovesDrawn,
  aloe,
  pineBranch,
  jasmine,
  rose,
  hennaLeaves,
  shikakai,
  eucalyptus,
};
