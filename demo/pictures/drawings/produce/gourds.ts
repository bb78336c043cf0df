import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import {
  at,
  clipped,
  type Drawing,
  ellipse,
  round,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';
import { seam } from './plants.ts';

const bottleGourd: Drawing = at(
  [100, 100],
  { rotate: 32 },
  tube('M0-82C-2-92 4-96 8-100', '#7a9a48', 9),
  solid(
    'M-12-82C4-88 18-82 19-66C20-36 26-22 38 8C50 44 40 86 4 90C-34 90-50 50-40 12C-30-20-24-34-22-62C-22-74-20-80-12-82Z',
    '#a9cf77',
  ),
  stroke('M-6-66C-10-20-22 20-18 70M10-64C12-20 24 20 22 68', '#e2f0bd', [3, 0.55]),
  shine('M-15-60C-16-30-32-4-34 26C-30 4-16-20-6-62Z', 0.6),
);
const bitterGourd: Drawing = (() => {
  const gourd = (colour: Colour): Drawing => {
    const bumps = [-3, -2, -1, 0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 13 }, (_, column) => {
        const x = -72 + column * 12 + (row % 2) * 6;
        const limit = 30 * Math.cos((x / 92) * 1.45);
        const y = row * 9.5;
        return Math.abs(y) < limit - 2
          ? solid(ellipse(x, round(y), [6.6, 5.2]), lighten(colour, 0.12), 0.9)
          : '';
      }),
    );
    return [
      tube('M-84 0Q-94-2-102-10', '#7e9f46', 7),
      solid(
        'M-88 0C-74-12-70-22-58-24C-52-32-44-28-38-31C-30-36-22-31-14-34C-6-37 2-32 12-33C22-35 28-29 38-28C50-26 56-20 64-16C76-12 82-4 94 2C82 8 76 14 64 18C56 24 48 24 38 29C28 32 22 31 12 34C2 36-6 32-14 35C-22 36-30 31-38 32C-46 32-52 28-58 24C-70 20-76 10-88 0Z',
        darken(colour, 0.12),
      ),
      ...bumps,
    ].join('');
  };
  return (
    at([112, 70], { rotate: -22, scale: 0.82 }, gourd('#4d8f35')) +
    at([94, 126], { rotate: -12, scale: 0.98 }, gourd('#62a544'))
  );
})();
const ridgeGourd: Drawing = (() => {
  const gourd = (colour: Colour): Drawing =>
    [
      tube('M-84-2Q-94-4-98-12', '#7a9440', 8),
      solid(
        'M-86-4C-60-14-10-28 50-26C78-24 88-8 86 4C82 22 56 28 10 24C-30 20-66 10-86-4Z',
        colour,
      ),
      ...['M-80-6C-40-16 20-26 80-14', 'M-82-3C-30-4 30-10 84 0', 'M-76 2C-30 12 30 12 80 12'].map(
        (d) =>
          stroke(d, darken(colour, 0.42), [5, 0.8]) +
          at([0, -3], {}, stroke(d, lighten(colour, 0.5), [2.6, 0.9])),
      ),
    ].join('');
  return (
    at([108, 74], { rotate: -20, scale: 0.9 }, gourd('#507f36')) +
    at([96, 126], { rotate: -8, scale: 1.04 }, gourd('#5f9442'))
  );
})();
const pumpkin: Drawing = (() => {
  const ribs =
    'M100 44C64 50 52 130 74 160M100 44C136 50 148 130 126 160M100 44C30 40 16 120 44 152M100 44C170 40 184 120 156 152';
  const wedge = 'M-62-24C-30-2 30-2 62-24C58 20 34 52 0 56C-34 52-58 20-62-24Z';
  return [
    solid(
      'M100 42C150 34 184 70 180 106C176 148 142 164 100 162C58 164 24 148 20 106C16 70 50 34 100 42Z',
      '#e0902c',
    ),
    seam(ribs, '#e0902c', 5),
    tube('M100 46C100 34 104 28 112 22', '#7f8f45', 13),
    shine('M34 96C38 72 54 60 72 58C56 72 48 88 46 110Z', 0.45),
    at(
      [116, 134],
      { rotate: -6, scale: 1.04 },
      solid(wedge, '#dc8a26'),
      clipped(
        wedge,
        solid('M-58-26C-30-8 30-8 58-26C54 12 32 42 0 46C-32 42-54 12-58-26Z', '#ffbb45', 0.5),
        solid('M-34-18C-16-6 16-6 34-18C28 8 16 22 0 22C-16 22-28 8-34-18Z', '#f59a2c', 0.5),
      ),
      ...(
        [
          [-14, -4],
          [0, 2],
          [14, -4],
          [-6, 10],
          [8, 10],
        ] as const
      ).map(([x, y]) => solid(ellipse(x, y, [5, 3.6]), '#fbeecb', 0.4)),
    ),
  ].join('');
})();

export const gourdsDrawings = {
  bottleGourd,
  bitterGourd,
  ridgeGourd,
  pumpkin,
};
