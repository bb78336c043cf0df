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
} from '../../vocabulary/shapes.ts';
import { dots } from './biscuits.ts';

const chocolate = (colour: Colour, extra = ''): Drawing =>
  at(
    [100, 100],
    { rotate: -18 },
    solid(rectangle([-78, -54], [156, 108], 8), darken(colour, 0.2)),
    repeat(12, (index) => {
      const x = -72 + (index % 4) * 37;
      const y = -48 + Math.floor(index / 4) * 33;
      return (
        solid(rectangle([x, y], [33, 29], 4), colour) +
        stroke(`M${x + 6} ${y + 6}h21`, lighten(colour, 0.4), [2.6, 0.7])
      );
    }),
    extra,
  );
const milkChocolate: Drawing = chocolate('#8a5230');
const darkChocolate: Drawing = chocolate('#4a2a1a');
const almondChocolate: Drawing =
  chocolate('#7a4626') +
  [
    [56, 152, -20],
    [96, 166, 30],
    [142, 150, -40],
  ]
    .map(([x = 0, y = 0, rotate = 0]) =>
      at(
        [x, y],
        { rotate, scale: 1.5 },
        solid('M-17 2C-10-12 8-12 18 0C8 12-10 13-17 2Z', '#b5723c'),
        stroke('M-12 1C-4-4 6-4 13 0', '#7a4522', [1.5, 0.6]),
      ),
    )
    .join('');
const toffee = (colour: Colour, wrapper: Colour): Drawing =>
  solid('M-34 0L-66-22C-58-8-58 8-66 22ZM34 0L66-22C58-8 58 8 66 22Z', wrapper, 0.7) +
  solid(ellipse(0, 0, [40, 28]), colour) +
  stroke('M-20-20Q-12 0-20 20M4-26Q12 0 4 26', wrapper, [5, 0.8]) +
  shine('M-28-8C-20-20 0-22 14-20C-4-14-16-8-20 4Z', 0.6);
const mangoToffee: Drawing =
  at([116, 66], { rotate: -18 }, toffee('#8fbf3c', '#f3d64a')) +
  at([84, 118], { rotate: 14, scale: 1.12 }, toffee('#a3cc46', '#f0c52c'));
const chikki: Drawing = [
  [118, 70, -12],
  [84, 126, 8],
]
  .map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate },
      solid(rectangle([-66, -38], [132, 76], 8), '#a8601c'),
      dots(30, 58, (dx, dy) =>
        Math.abs(dy) < 32
          ? at(
              [dx, dy],
              { rotate: dx * 7 },
              solid(ellipse(0, 0, [11, 7.6]), dx % 2 ? '#e3b27c' : '#cf9258'),
            )
          : '',
      ),
    ),
  )
  .join('');
const coconutCandy: Drawing = [
  [112, 66, '#fdf6ea'],
  [68, 104, '#f7c9cf'],
  [126, 130, '#fdf6ea'],
]
  .map(([x, y, colour]) =>
    at(
      [Number(x), Number(y)],
      { rotate: Number(x) % 30 },
      face('M-44-22L14-34L46-14L-12 2Z', lighten(String(colour) as Colour, 0.4), 0.5),
      face('M-44-22L-12 2V32L-44 8Z', String(colour) as Colour),
      face('M-12 2L46-14V16L-12 32Z', darken(String(colour) as Colour, 0.1)),
    ),
  )
  .join('');
const almondFace = (colour: Colour, ...marks: readonly Drawing[]): Drawing =>
  face('M0-36L54 0L0 36L-54 0Z', colour, 0.7) +
  stroke('M-54 2L0 38L54 2', darken(colour, 0.3), 5) +
  marks.join('');
const kajuKatli: Drawing = [
  [100, 64],
  [54, 104],
  [146, 104],
  [100, 144],
]
  .map(([x = 0, y = 0]) =>
    at(
      [x, y],
      { scale: 0.84 },
      almondFace(
        '#f3e6c4',
        face('M-14-10L14-10L20 4L-8 6Z', '#d5dade'),
        face('M-4-16L10-14L6-2L-10-4Z', '#f2f4f6'),
      ),
    ),
  )
  .join('');
const soanPapdi: Drawing = [
  [100, 60],
  [58, 112],
  [142, 116],
]
  .map(([x = 0, y = 0]) =>
    at(
      [x, y],
      { scale: 1.02 },
      face('M-42-16L0-36L42-16L0 4Z', '#f8dc9a', 0.6),
      face('M-42-16L0 4V40L-42 20Z', '#f0c878'),
      face('M0 4L42-16V20L0 40Z', '#dfae58'),
      stroke(
        'M-38-6L-4 10M-38 4L-4 20M-38 14L-4 30M4 12L38-6M4 22L38 4M4 32L38 14',
        '#b9853c',
        [2, 0.7],
      ),
      ...[
        [-10, -14],
        [8, -20],
        [14, -10],
      ].map(([dx = 0, dy = 0]) => flat(ellipse(dx, dy, [5, 2.6]), '#7fa03a')),
    ),
  )
  .join('');
const mysorePak: Drawing = [
  [106, 58, -6],
  [92, 104, 4],
  [108, 150, -3],
]
  .map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate },
      solid(rectangle([-72, -20], [144, 44], 6), '#d9931f'),
      solid(rectangle([-72, -22], [144, 20], 6), '#f3b93a', 0.6),
      repeat(20, (index) =>
        flat(
          ellipse(-62 + ((index * 37) % 124), -8 + ((index * 13) % 28), [3, 2.2]),
          '#a8680f',
          0.7,
        ),
      ),
    ),
  )
  .join('');
const laddu: Drawing = [
  [62, 120],
  [138, 120],
  [100, 74],
]
  .map(([x = 0, y = 0]) =>
    at(
      [x, y],
      {},
      solid(ellipse(0, 0, [44, 42]), '#e3a030'),
      dots(34, 38, (dx, dy) =>
        flat(ellipse(dx, dy, [3.4, 2.8]), dx % 2 ? '#f7c75c' : '#b5741a', 0.8),
      ),
      solid(ellipse(0, -26, [8, 5]), '#8fa63d'),
      shine('M-32-8C-28-26-14-32-4-32C-16-24-22-12-24 4Z', 0.4),
    ),
  )
  .join('');
const granolaBar: Drawing = at(
  [100, 100],
  { rotate: -20 },
  solid(rectangle([-84, -34], [168, 70], 10), '#a8682c'),
  repeat(44, (index) =>
    at(
      [-74 + ((index * 43) % 150), -26 + ((index * 17) % 54)],
      { rotate: index * 50 },
      solid(
        ellipse(0, 0, [10, 6]),
        (['#e8cf9c', '#d9b472', '#b5723c', '#f3e3bd'] as const)[index % 4] ?? '#e8cf9c',
        0.6,
      ),
    ),
  ),
);

export const sweetsDrawings = {
  milkChocolate,
  darkChocolate,
  almondChocolate,
  mangoToffee,
  chikki,
  coconutCandy,
  kajuKatli,
  soanPapdi,
  mysorePak,
  laddu,
  granolaBar,
};
