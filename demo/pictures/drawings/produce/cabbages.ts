import { type Colour, lighten } from '../../vocabulary/colour.ts';
import { createRandom, repeat } from '../../vocabulary/scatter.ts';
import { at, type Drawing, ellipse, shine, solid, stroke } from '../../vocabulary/shapes.ts';
import { leaf } from './plants.ts';

const cabbage: Drawing = [
  solid(
    'M100 34C150 30 186 66 180 112C176 154 140 174 100 172C60 174 24 154 20 112C14 66 50 30 100 34Z',
    '#86b85a',
  ),
  solid(
    'M104 40C140 38 172 66 168 108C166 146 134 166 100 164C124 150 140 120 134 88C130 66 118 50 104 40Z',
    '#a2cc70',
    0.8,
  ),
  solid(
    'M98 40C60 38 28 66 32 108C36 146 66 166 100 164C74 148 60 120 66 88C70 66 82 50 98 40Z',
    '#b2d782',
    0.8,
  ),
  solid(
    'M100 48C128 56 142 84 138 116C134 142 120 158 100 162C80 158 66 142 62 116C58 84 72 56 100 48Z',
    '#cfe8a4',
    0.7,
  ),
  stroke(
    'M100 160C98 120 98 90 100 58M100 136C88 124 78 112 72 96M100 136C112 124 122 112 128 96M100 104C92 94 86 86 82 76M100 104C108 94 114 86 118 76',
    '#f2f9dc',
    [3.2, 0.9],
  ),
  stroke('M46 128C40 108 42 86 54 68M154 128C160 108 158 86 146 68', '#e6f3c6', [3, 0.8]),
].join('');
const florets = (
  colour: Colour,
  { top, spread, seed }: { readonly top: number; readonly spread: number; readonly seed: number },
): Drawing => {
  const random = createRandom(seed);
  const blob = (x: number, y: number, r: number): Drawing =>
    solid(ellipse(x, y, [r]), colour, 0.62) +
    repeat(5, () =>
      solid(
        ellipse(x + (random() - 0.5) * r * 1.5, y + (random() - 0.6) * r * 1.4, [r * 0.3]),
        lighten(colour, random() * 0.2),
        0.45,
      ),
    );
  return [
    [0, -34, 24],
    [-30, -24, 22],
    [30, -24, 22],
    [-52, 0, 22],
    [52, 0, 22],
    [-14, -12, 24],
    [18, -10, 24],
    [-34, 16, 22],
    [36, 16, 22],
    [0, 14, 25],
  ]
    .map(([x = 0, y = 0, r = 20]) => blob(100 + x * spread, top + y, r))
    .join('');
};
const cauliflower: Drawing = [
  ...[-168, -12, -150, -30, -130, -50].map((rotate, index) =>
    at(
      [100, 130],
      {},
      leaf([0, 10], {
        length: 88 - Math.floor(index / 2) * 4,
        width: 30,
        rotate,
        colour: index % 2 ? '#6fae4a' : '#7fbb57',
      }),
    ),
  ),
  florets('#f6ecd0', { top: 92, spread: 1, seed: 7 }),
  solid(
    'M38 118C50 158 76 176 100 178C124 176 150 158 162 118C150 140 124 150 100 150C76 150 50 140 38 118Z',
    '#8cc464',
  ),
  stroke('M100 152V174M70 146Q80 162 92 174M130 146Q120 162 108 174', '#e4f3c4', [3.4, 0.85]),
].join('');
const broccoli: Drawing = [
  solid('M84 122C86 150 82 166 74 182C90 190 112 190 126 182C118 166 114 150 116 122Z', '#8fbf5c'),
  solid('M88 128C72 134 60 128 50 118L64 110L92 116Z', '#82b352'),
  solid('M112 128C128 134 140 128 150 118L136 110L108 116Z', '#82b352'),
  florets('#3f8b3c', { top: 84, spread: 1, seed: 11 }),
  shine('M44 76C50 54 68 40 88 38C72 50 60 64 56 84Z', 0.22),
].join('');

export const cabbagesDrawings = {
  cabbage,
  cauliflower,
  broccoli,
};
