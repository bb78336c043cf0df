import { repeat } from '../../vocabulary/scatter.ts';
import { at, type Drawing, ellipse, flat, shine, solid, tube } from '../../vocabulary/shapes.ts';
import { leaf, seam } from './plants.ts';

const grapes: Drawing = (() => {
  const rows = [5, 6, 5, 6, 5, 4, 3, 2, 1];
  return [
    tube('M100 44C98 30 104 20 116 16', '#8a6b3a', 7),
    leaf([104, 38], { length: 52, width: 22, rotate: -158, colour: '#5a9f3c' }),
    ...rows.map((count, row) =>
      repeat(
        count,
        (column) =>
          solid(
            ellipse(
              100 + (column - (count - 1) / 2) * 23 + (row % 2 ? 1 : -1),
              48 + row * 15.4,
              [12.6, 14],
            ),
            (row + column) % 3 ? '#a8cb4f' : '#97be42',
          ) +
          flat(
            ellipse(96 + (column - (count - 1) / 2) * 23, 43 + row * 15.4, [3, 4.4]),
            '#ffffff',
            0.55,
          ),
      ),
    ),
  ].join('');
})();
const guava: Drawing = [
  at(
    [80, 88],
    { rotate: -10 },
    solid(
      'M0-56C26-58 40-34 52-8C62 28 34 58 0 58C-34 58-62 28-52-8C-40-34-26-58 0-56Z',
      '#a9c95a',
    ),
    seam('M-4-50C-20-20-20 20-10 54', '#a9c95a'),
    solid('M-8-54L-12-64L-2-60L2-68L8-60L16-64L10-54Z', '#7b8a46'),
    shine('M-42-4C-38-26-26-40-12-44C-22-30-32-10-34 14Z', 0.6),
  ),
  at(
    [136, 124],
    { rotate: 12 },
    solid(
      'M0-50C22-52 38-30 46-8C56 26 32 52 0 52C-32 52-56 26-46-8C-38-30-22-52 0-50Z',
      '#9cbf4e',
    ),
    solid(
      'M0-44C20-46 32-26 40-6C48 22 28 45 0 45C-28 45-48 22-40-6C-32-26-20-46 0-44Z',
      '#fbf3dc',
      0.3,
    ),
    solid(ellipse(0, 6, [27, 26]), '#f5c3b0', 0.4),
    repeat(14, (index) =>
      at(
        [0, 6],
        { rotate: index * 25.7 },
        flat(ellipse(18 - (index % 2) * 6, 0, [3.2, 2.2]), '#e2b35a'),
      ),
    ),
  ),
].join('');
const jamun: Drawing =
  [
    [-34, 14],
    [30, 18],
    [-2, -24],
    [-2, 44],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        [100 + x, 96 + y],
        { rotate: x },
        solid(ellipse(0, 0, [26, 32]), '#3d1c4e'),
        shine('M-16-8C-14-22-8-26-2-26C-8-18-10-8-10 4Z', 0.6),
      ),
    )
    .join('') + leaf([100, 48], { length: 54, width: 14, rotate: -24 });
const kokum: Drawing = [
  at(
    [80, 92],
    { scale: 1.06 },
    solid(ellipse(0, 0, [46, 44]), '#7e1733'),
    solid('M-14-42L0-30L14-42L8-30L-8-30Z', '#5a8a3a'),
    shine('M-34-6C-32-24-20-34-8-34C-20-26-26-12-26 8Z', 0.55),
  ),
  at(
    [138, 124],
    { scale: 0.92 },
    solid(ellipse(0, 0, [46, 42]), '#6b102a'),
    solid(ellipse(0, 0, [34, 30]), '#c23a56', 0.5),
    ...[0, 60, 120, 180, 240, 300].map((rotate) =>
      at([0, 0], { rotate }, solid(ellipse(16, 0, [11, 6.6]), '#f0dfe0', 0.5)),
    ),
  ),
].join('');
const amla: Drawing =
  [
    [-36, 10, 1],
    [34, 16, 1],
    [0, -26, 0.94],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      at(
        [100 + x, 106 + y],
        { scale },
        solid(ellipse(0, 0, [38, 36]), '#c3d25e'),
        seam('M0-34V34M-18-30C-28-10-28 10-18 30M18-30C28-10 28 10 18 30', '#c3d25e', 2.6),
        shine('M-28-6C-26-20-18-26-8-28C-18-20-22-8-22 6Z', 0.6),
      ),
    )
    .join('') + leaf([106, 52], { length: 46, width: 12, rotate: -30 });
const olive: Drawing =
  [
    [-34, 12, -16],
    [30, 20, 14],
    [2, -24, 4],
  ]
    .map(([x = 0, y = 0, rotate = 0]) =>
      at(
        [98 + x, 106 + y],
        { rotate },
        solid(ellipse(0, 0, [28, 36]), '#8a9a35'),
        shine('M-18-10C-16-24-8-28-2-30C-8-20-10-8-10 4Z', 0.6),
      ),
    )
    .join('') +
  leaf([100, 52], { length: 60, width: 10, rotate: -34, colour: '#6f8f52' }) +
  leaf([96, 52], { length: 56, width: 10, rotate: -146, colour: '#7d9c60' });

export const smallFruitDrawings = {
  grapes,
  guava,
  jamun,
  kokum,
  amla,
  olive,
};
