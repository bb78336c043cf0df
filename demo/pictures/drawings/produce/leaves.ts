import { type Colour, lighten } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import { at, type Drawing, solid, stroke, tube } from '../../vocabulary/shapes.ts';
import { leaf } from './plants.ts';

const tie: Drawing = tube('M74 142Q100 152 126 142', '#c9974d', 7);
const stalks = (colour: Colour): Drawing =>
  repeat(7, (index) =>
    tube(
      `M${76 + index * 8} 186C${82 + index * 6} 160 ${86 + index * 4.6} 140 ${64 + index * 12} 104`,
      colour,
      7,
    ),
  );
const paddle = (colour: Colour): Drawing =>
  solid('M0 0C-10-12-34-20-34-50C-32-74-12-88 0-94C12-88 32-74 34-50C34-20 10-12 0 0Z', colour) +
  stroke(
    'M0-2V-80M0-30l-20-16M0-30l20-16M0-52l-18-14M0-52l18-14',
    lighten(colour, 0.45),
    [2.4, 0.75],
  );
const spinach: Drawing = [
  stalks('#9cc56a'),
  ...(
    [
      [-66, 74, 116],
      [66, 126, 116],
      [-32, 82, 110],
      [32, 118, 110],
      [0, 100, 112],
    ] as const
  ).map(([rotate, x, y], index) =>
    at(
      [x, y],
      { rotate, scale: 0.84 },
      paddle(
        (['#2f7d36', '#2f7d36', '#3a8f3f', '#36883b', '#45a047'] as const)[index] ?? '#3a8f3f',
      ),
    ),
  ),
  tie,
].join('');
/** Three rounded lobes with teeth, as of coriander. */
const lobed = (colour: Colour): Drawing =>
  solid(
    'M0 0C-8-6-14-8-22-6C-30-6-34-12-30-18C-38-22-36-32-28-32C-30-40-20-44-14-38C-14-46-4-50 0-44C4-50 14-46 14-38C20-44 30-40 28-32C36-32 38-22 30-18C34-12 30-6 22-6C14-8 8-6 0 0Z',
    colour,
  ) + stroke('M0-2V-34M0-8l-18-10M0-8l18-10', lighten(colour, 0.45), [2, 0.7]);
const coriander: Drawing = [
  stalks('#8fc060'),
  ...(
    [
      [44, 92, -50],
      [156, 92, 50],
      [58, 62, -30],
      [142, 62, 30],
      [100, 50, 0],
      [72, 98, -24],
      [128, 98, 24],
      [100, 82, 0],
      [52, 122, -70],
      [148, 122, 70],
      [100, 118, 0],
    ] as const
  ).map(
    ([x, y, rotate], index) =>
      tube(`M100 140Q${(x + 100) / 2} ${y + 30} ${x} ${y}`, '#7fb556', 4) +
      at(
        [x, y + 8],
        { rotate, scale: 0.92 },
        lobed((['#3b8f3a', '#46a043', '#52ad4a'] as const)[index % 3] ?? '#46a043'),
      ),
  ),
  tie,
].join('');
const toothed = (colour: Colour): Drawing =>
  solid(
    'M0 0C-8-4-14-6-16-12L-24-16L-22-26L-29-34L-24-42L-26-52L-18-58L-14-68L-6-70L0-80L6-70L14-68L18-58L26-52L24-42L29-34L22-26L24-16L16-12C14-6 8-4 0 0Z',
    colour,
  ) +
  stroke(
    'M0-2V-68M0-18l-14-10M0-18l14-10M0-36l-15-11M0-36l15-11M0-52l-10-8M0-52l10-8',
    lighten(colour, 0.5),
    [2.2, 0.75],
  );
const mintSprig: Drawing = [
  tube('M0 90C-2 40 2 0 0-50', '#7d9c55', 7),
  ...(
    [
      [60, 74],
      [22, 66],
      [-14, 52],
    ] as const
  ).flatMap(([y, angle]) => [
    at([0, y], { rotate: -angle, scale: 0.92 }, toothed('#2f9148')),
    at([0, y], { rotate: angle, scale: 0.92 }, toothed('#3aa353')),
  ]),
  at([0, -38], { rotate: -30, scale: 0.66 }, toothed('#4db863')),
  at([0, -38], { rotate: 30, scale: 0.66 }, toothed('#45b05c')),
  at([0, -40], { scale: 0.6 }, toothed('#5cc673')),
].join('');
const mint: Drawing = at([104, 100], { rotate: 6, scale: 1.02 }, mintSprig);
const currySprig = (pairs: number): Drawing =>
  [
    tube(`M0 88C4 40-2 0 0-70`, '#6d8a3c', 5),
    repeat(pairs, (index) => {
      const y = 70 - index * (132 / pairs);
      const size = 50 - Math.abs(index - pairs * 0.4) * 3.2;
      return (
        leaf([0, y], { length: size, width: 13, rotate: -158, colour: '#2f7f38' }) +
        leaf([0, y - 8], { length: size, width: 13, rotate: -22, colour: '#3c9142' })
      );
    }),
    leaf([0, -60], { length: 36, width: 12, rotate: -90, colour: '#47a04c' }),
  ].join('');
const curryLeaves: Drawing =
  at([134, 104], { rotate: 24, scale: 0.86 }, currySprig(6)) +
  at([80, 100], { rotate: -12, scale: 0.96 }, currySprig(6));
const trefoil = (colour: Colour): Drawing =>
  [-62, 62, 0]
    .map((rotate) =>
      at(
        [0, 0],
        { rotate },
        solid('M0 0C-12-6-16-20-12-30C-6-38 6-38 12-30C16-20 12-6 0 0Z', colour),
        stroke('M0-2V-28', lighten(colour, 0.5), [1.8, 0.7]),
      ),
    )
    .join('');
const fenugreek: Drawing = [
  stalks('#a9cc7c'),
  ...(
    [
      [40, 104],
      [160, 104],
      [56, 72],
      [144, 72],
      [82, 54],
      [118, 54],
      [72, 92],
      [128, 92],
      [100, 74],
      [52, 130],
      [148, 130],
      [100, 104],
      [78, 120],
      [122, 120],
    ] as const
  ).map(
    ([x, y], index) =>
      tube(`M100 144Q${(x + 100) / 2} ${y + 26} ${x} ${y}`, '#8dbb5f', 3.6) +
      at(
        [x, y],
        { rotate: (x - 100) * 0.7, scale: 0.82 },
        trefoil((['#4c9c3c', '#5dae48', '#6dbd55'] as const)[index % 3] ?? '#5dae48'),
      ),
  ),
  tie,
].join('');

export const leavesDrawings = {
  spinach,
  coriander,
  mint,
  curryLeaves,
  fenugreek,
};
