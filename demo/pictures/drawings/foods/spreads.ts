import { repeat } from '../../vocabulary/scatter.ts';
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

const dates: Drawing = [
  [124, 64, 30],
  [66, 82, -24],
  [132, 126, -10],
  [80, 142, 20],
]
  .map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate },
      solid(ellipse(0, 0, [46, 25]), '#6b3216'),
      stroke('M-34-6Q0-18 34-4M-34 6Q0-2 36 8M-24 14Q2 10 26 14', '#3f1a0a', [2.6, 0.6]),
      shine('M-30-10C-16-20 8-20 24-14C4-12-14-8-26 0Z', 0.5),
    ),
  )
  .join('');
const figs: Drawing = [
  [68, 84],
  [136, 92],
  [98, 140],
]
  .map(([x = 0, y = 0]) =>
    at(
      [x, y],
      {},
      solid(ellipse(0, 0, [44, 38]), '#b98a4c'),
      solid(ellipse(0, 0, [33, 27]), '#d9ac66', 0.6),
      repeat(10, (index) =>
        at([0, 0], { rotate: index * 36 }, stroke('M12 0L34-3', '#8a5f2a', [3, 0.7])),
      ),
      solid(ellipse(0, 0, [10, 8]), '#7a4c1e'),
    ),
  )
  .join('');
const apricots: Drawing = [
  [68, 80],
  [136, 90],
  [96, 138],
]
  .map(([x = 0, y = 0]) =>
    at(
      [x, y],
      { rotate: x % 40 },
      solid(ellipse(0, 0, [45, 37]), '#e88a2c'),
      stroke('M-32-4Q0 14 34-6', '#a8550f', [4, 0.7]),
      stroke('M-20-20Q4-12 24-22M-18 18Q6 26 22 16', '#b9661a', [3, 0.5]),
      shine('M-30-10C-22-26 0-30 14-26C-4-20-16-12-20 2Z', 0.45),
    ),
  )
  .join('');
const honey: Drawing = [
  solid(
    'M30 150C40 132 80 132 100 132C130 132 164 134 172 152C172 172 130 180 100 180C66 180 30 172 30 150Z',
    '#f0a51c',
  ),
  solid('M92 96C84 112 92 128 96 142H116C116 126 112 110 110 96Z', '#f5b52c', 0.7),
  tube('M128 74L182 14', '#b5763c', 12),
  at(
    [104, 92],
    { rotate: -48 },
    ...[-26, -9, 8, 25].map((x, index) =>
      solid(ellipse(x, 0, [10, index === 0 || index === 3 ? 22 : 29]), '#d9924a'),
    ),
  ),
  shine('M50 150C66 140 90 140 104 142C84 146 66 150 56 158Z', 0.6),
].join('');
const peanutShell: Drawing =
  solid(
    'M-60 4C-62-24-30-32-10-20C8-30 52-34 62-4C64 26 30 32 8 20C-12 32-58 32-60 4Z',
    '#d9ae6c',
  ) +
  stroke(
    'M-46-8Q-30-18-14-8M-44 8Q-28 16-12 8M10-8Q28-18 48-8M10 10Q28 18 48 8M-52 0H54',
    '#a87a3a',
    [2.4, 0.7],
  );
const peanuts: Drawing =
  at([112, 68], { rotate: -22 }, peanutShell) +
  at([84, 122], { rotate: 12, scale: 1.14 }, peanutShell) +
  at([158, 150], { rotate: 40 }, solid(ellipse(0, 0, [19, 13]), '#c2704a'));
export const strawberry: Drawing = [
  solid(
    'M100 186C62 168 34 124 44 88C52 62 84 64 100 70C116 64 148 62 156 88C166 124 138 168 100 186Z',
    '#d9283a',
  ),
  ...Array.from({ length: 17 }, (_, index) =>
    at(
      [60 + ((index * 31) % 84), 92 + ((index * 23) % 68)],
      {},
      flat(ellipse(0, 0, [2.6, 4]), '#fbe08a', 0.95),
    ),
  ),
  solid(
    'M100 76C84 84 62 84 50 72C64 66 78 64 90 64C92 54 96 46 104 40C106 50 108 58 112 64C126 62 140 66 150 72C138 84 116 84 100 76Z',
    '#4f9c3a',
  ),
  shine('M54 104C54 88 64 78 76 78C66 90 62 104 62 122Z', 0.5),
].join('');
const fruitMix: Drawing =
  at([62, 20], { scale: 0.62 }, strawberry) +
  at(
    [70, 132],
    {},
    solid(ellipse(0, 0, [46, 44]), '#f0861f'),
    shine('M-32-8C-28-24-16-32-4-32C-16-22-22-10-24 6Z', 0.55),
  ) +
  at(
    [146, 142],
    {},
    solid(ellipse(0, 0, [34, 33]), '#7fa53a'),
    shine('M-24-6C-20-18-12-24-2-24C-12-16-16-6-16 6Z', 0.55),
  );

export const spreadsDrawings = {
  dates,
  figs,
  apricots,
  honey,
  peanuts,
  strawberry,
  fruitMix,
};
