import { mix } from '../../vocabulary/colour.ts';
import { createRandom, repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  clipped,
  type Drawing,
  ellipse,
  flat,
  round,
  shine,
  solid,
  stroke,
} from '../../vocabulary/shapes.ts';
import { seam } from './plants.ts';

const papaya: Drawing = [
  at(
    [122, 84],
    { rotate: 30 },
    solid(
      'M-6-84C20-82 40-20 40 22C38 62 20 84 0 84C-24 82-40 62-40 22C-40-18-26-80-6-84Z',
      '#d9b432',
    ),
    solid('M-6-84C20-82 34-30 36-4C20-14-24-10-38 0C-36-34-26-80-6-84Z', '#8fae3c', 0.6),
  ),
  at(
    [80, 108],
    { rotate: 22, scale: 1.02 },
    solid(
      'M-2-86C24-84 44-20 42 24C40 64 22 82 0 82C-24 80-42 62-42 24C-42-20-26-84-2-86Z',
      '#cfa52e',
    ),
    solid(
      'M-2-78C18-76 36-18 36 22C34 58 18 74 0 74C-20 72-35 56-35 22C-35-18-20-76-2-78Z',
      '#f58b3c',
      0.6,
    ),
    solid(
      'M-1-40C10-38 16-6 16 20C14 42 8 52 0 52C-10 50-15 40-15 20C-15-6-10-38-1-40Z',
      '#d96b28',
      0.5,
    ),
    ...(
      [
        [0, -26],
        [-5, -14],
        [5, -10],
        [-7, 0],
        [2, 2],
        [8, 8],
        [-8, 14],
        [0, 16],
        [8, 22],
        [-6, 28],
        [3, 32],
        [-1, 42],
      ] as const
    ).map(([x, y]) => solid(ellipse(x, y, [4.4, 5]), '#2d2a24')),
  ),
].join('');
const watermelon: Drawing = (() => {
  const rind = ellipse(0, 0, [68, 60]);
  const wedge = 'M-66-18C-40-6 40-6 66-18C62 24 34 50 0 52C-34 50-62 24-66-18Z';
  return [
    at(
      [96, 80],
      { rotate: -14 },
      solid(rind, '#4b9a3f'),
      clipped(
        rind,
        ...[-54, -28, 0, 28, 54].map((x) =>
          stroke(
            `M${x * 0.4}-62q${x * 0.3 + 4} 12 ${x * 0.5} 26q${x * 0.1 - 6} 16 ${x * 0.1} 36q${-x * 0.1 + 5} 18 ${-x * 0.5} 60`,
            '#205b2c',
            [9, 0.75],
          ),
        ),
      ),
      shine('M-56-10C-52-36-32-48-10-50C-28-40-42-24-46 2Z', 0.4),
      stroke('M66-6q10-2 14 6', '#6e7a3a', 5),
    ),
    at(
      [112, 132],
      { rotate: 8, scale: 1.06 },
      solid(wedge, '#2f7a38'),
      solid('M-62-18C-36-7 36-7 62-18C58 20 32 44 0 46C-32 44-58 20-62-18Z', '#d9efb4', 0.3),
      solid('M-57-18C-34-8 34-8 57-18C53 16 30 38 0 40C-30 38-53 16-57-18Z', '#e8404a', 0.6),
      ...(
        [
          [-34, -2],
          [-16, 6],
          [2, 0],
          [20, 6],
          [36, -3],
          [-22, 22],
          [-2, 24],
          [18, 22],
        ] as const
      ).map(([x, y]) =>
        at([x, y], { rotate: x }, solid('M0-5C4-2 4 4 0 6C-4 4-4-2 0-5Z', '#2a1a14')),
      ),
    ),
  ].join('');
})();
const pomegranate: Drawing = (() => {
  const crown = solid(
    'M-14-46C-18-60-16-66-20-74L-8-68L0-78L8-68L20-74C16-66 18-60 14-46Z',
    '#c9483f',
  );
  const random = createRandom(5);
  const seeds = Array.from({ length: 46 }, () => {
    const angle = random() * Math.PI * 2;
    const distance = Math.sqrt(random()) * 34;
    return solid(
      ellipse(
        round(Math.cos(angle) * distance),
        round(Math.sin(angle) * distance * 0.92),
        [6.4, 7],
      ),
      mix('#b3122f', '#e0374a', random()),
    );
  }).join('');
  return [
    at(
      [82, 98],
      { rotate: -10, scale: 1.06 },
      crown,
      solid(
        'M0-50C34-54 60-28 58 8C56 44 28 60 0 60C-28 60-56 44-58 8C-60-28-34-54 0-50Z',
        '#c2304a',
      ),
      seam('M-6-48C-32-24-36 20-22 54M8-48C36-24 38 20 24 54', '#c2304a', 4),
      shine('M-48-4C-46-28-30-40-14-42C-28-32-38-14-38 12Z', 0.55),
    ),
    at(
      [138, 130],
      { scale: 1.04 },
      solid(ellipse(0, 0, [50, 46]), '#b02b40'),
      solid(ellipse(0, 0, [43, 39]), '#f6dfb4', 0.4),
      solid(ellipse(0, 0, [38, 35]), '#8e1230'),
      seeds,
      stroke('M0-38V0M0 0L-32 20M0 0L32 20', '#f4d9a8', [4, 0.9]),
    ),
  ].join('');
})();
const kiwi: Drawing = (() => {
  const half = [
    solid(ellipse(0, 0, [52, 48]), '#8a6a34'),
    solid(ellipse(0, 0, [46, 42]), '#8fbf3c', 0.5),
    repeat(18, (index) =>
      at(
        [0, 0],
        { rotate: index * 20 },
        stroke('M16 0H40', '#c8e07e', [3, 0.7]),
        solid(ellipse(22 + (index % 2) * 6, 0, [4, 2.4]), '#1e1a12'),
      ),
    ),
    solid(ellipse(0, 0, [15, 13]), '#f3f3cf', 0.4),
  ].join('');
  return [
    at(
      [74, 76],
      { rotate: -24 },
      solid(ellipse(0, 0, [60, 48]), '#8b6b3a'),
      repeat(20, (index) =>
        stroke(
          `M${-44 + ((index * 37) % 88)} ${-28 + ((index * 23) % 56)}l3 6`,
          '#b8925a',
          [2, 0.7],
        ),
      ),
    ),
    at([130, 122], { scale: 1.1 }, half),
    at([58, 144], { scale: 0.66, rotate: 18 }, half),
  ].join('');
})();
const dragonFruit: Drawing = (() => {
  const random = createRandom(21);
  const scales = [
    [-40, -20, -60],
    [40, -20, 60],
    [-48, 14, -84],
    [48, 14, 84],
    [-24, -48, -28],
    [24, -48, 28],
    [0, -60, 0],
    [-34, 46, -130],
    [34, 46, 130],
  ]
    .map(([x = 0, y = 0, rotate = 0]) =>
      at(
        [x, y],
        { rotate },
        solid('M-12 8C-12-8-4-22 0-34C4-22 12-8 12 8C6 12-6 12-12 8Z', '#cf2f6f'),
        solid('M-6-8C-4-18-2-26 0-34C2-26 4-18 6-8C2-4-2-4-6-8Z', '#7fb84c'),
      ),
    )
    .join('');
  return [
    at(
      [82, 92],
      { rotate: -14, scale: 1.02 },
      scales,
      solid(
        'M0-62C32-60 52-30 52 4C52 40 28 64 0 66C-28 64-52 40-52 4C-52-30-32-60 0-62Z',
        '#dc3a7c',
      ),
      ...[
        [-18, -20],
        [18, -16],
        [-24, 18],
        [22, 20],
        [0, 2],
        [0, 42],
      ].map(([x = 0, y = 0]) =>
        solid(
          `M${x - 10} ${y + 8}C${x - 8} ${y - 6} ${x - 2} ${y - 14} ${x} ${y - 22}C${x + 2} ${y - 14} ${x + 8} ${y - 6} ${x + 10} ${y + 8}Z`,
          '#c72e68',
        ),
      ),
    ),
    at(
      [138, 132],
      { rotate: 10 },
      solid(ellipse(0, 0, [46, 50]), '#d4306f'),
      solid(ellipse(0, 0, [39, 43]), '#fbfaf6', 0.3),
      repeat(60, () => {
        const angle = random() * 6.28;
        const distance = Math.sqrt(random());
        return flat(
          ellipse(
            round(Math.cos(angle) * distance * 33),
            round(Math.sin(angle) * distance * 37),
            [1.9, 1.6],
          ),
          '#26201c',
        );
      }),
    ),
  ].join('');
})();

export const cutFruitDrawings = {
  papaya,
  watermelon,
  pomegranate,
  kiwi,
  dragonFruit,
};
