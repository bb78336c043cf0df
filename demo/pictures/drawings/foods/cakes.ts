import { type Colour, darken } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  cylinder,
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

const cakeSlice = (top: Colour, crumb: Colour, specks: Drawing): Drawing =>
  [
    face('M14 92L120 48L188 84L60 118Z', top, 0.7),
    face('M14 92L60 118V172L14 144Z', darken(crumb, 0.16)),
    face('M60 118L188 84V136L60 172Z', crumb, 0.7),
    specks,
  ].join('');
const plumCake: Drawing = cakeSlice(
  '#5d3018',
  '#8a4f28',
  repeat(16, (index) =>
    solid(
      ellipse(
        70 + ((index * 29) % 112),
        112 + ((index * 17) % 44) - ((index * 29) % 112) * 0.12,
        [4.4, 3.4],
      ),
      (['#d9a23c', '#b3122f', '#3a1c10'] as const)[index % 3] ?? '#d9a23c',
    ),
  ),
);
const spongeCake: Drawing = cakeSlice(
  '#d9964a',
  '#f7dc8e',
  repeat(14, (index) =>
    flat(
      ellipse(
        72 + ((index * 31) % 108),
        112 + ((index * 19) % 44) - ((index * 31) % 108) * 0.1,
        [2.6, 1.8],
      ),
      '#d9b25c',
      0.8,
    ),
  ),
);
const muffin: Drawing = [
  cylinder('M-34 10H34L24 58H-24Z', '#b5763c'),
  ...[-22, -8, 8, 22].map((x) => stroke(`M${x} 14L${x * 0.75} 54`, '#7a4a20', [2.4, 0.6])),
  solid(
    'M-44 12C-54-8-36-24-26-24C-22-42 22-42 26-24C36-24 54-8 44 12C20 20-20 20-44 12Z',
    '#5a3018',
  ),
  ...[
    [-20, -12],
    [4, -24],
    [20, -6],
    [-4, 0],
  ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [5, 4]), '#2c140a')),
].join('');
const muffins: Drawing =
  at([132, 84], { scale: 1.02 }, muffin) + at([74, 110], { scale: 1.22 }, muffin);
const rusk: Drawing = [
  [112, 62, -10],
  [104, 96, 2],
  [96, 130, 12],
]
  .map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate },
      solid(rectangle([-78, -22], [156, 44], 16), '#b9763a'),
      solid(rectangle([-70, -16], [140, 30], 12), '#e3b26c', 0.6),
      ...[-44, -16, 14, 44].map((dx) => flat(ellipse(dx, dx % 3, [5, 3]), '#c08a44', 0.8)),
    ),
  )
  .join('');
const khari: Drawing = [
  [112, 66, -8],
  [94, 112, 8],
]
  .map(([x = 0, y = 0, rotate = 0]) =>
    at(
      [x, y],
      { rotate },
      ...[16, 8, 0, -8].map((dy, index) =>
        solid(rectangle([-74, -20 + dy], [148, 34], 8), index % 2 ? '#efc888' : '#d9a354'),
      ),
      ...[-40, -4, 34].map((dx) => stroke(`M${dx}-18q10 6 20 0`, '#b97f34', [2.4, 0.7])),
    ),
  )
  .join('');
const scoops = (...colours: readonly Colour[]): Drawing =>
  [
    face('M64 118H136L100 194Z', '#d9964a'),
    stroke('M72 122L110 178M92 120L122 152M128 122L90 178M108 120L78 152', '#a8662a', [2.6, 0.7]),
    ...colours.map((colour, index) => {
      const x = 100 + (colours.length === 1 ? 0 : index === 2 ? 0 : index ? 28 : -28);
      const y = index === 2 ? 56 : 92;
      return (
        solid(
          `M${x - 38} ${y + 14}C${x - 42} ${y - 44} ${x + 42} ${y - 44} ${x + 38} ${y + 14}C${x + 30} ${y + 26} ${x + 20} ${y + 14} ${x + 8} ${y + 22}C${x - 6} ${y + 30} ${x - 14} ${y + 14} ${x - 26} ${y + 22}C${x - 34} ${y + 24} ${x - 38} ${y + 20} ${x - 38} ${y + 14}Z`,
          colour,
          0.6,
        ) +
        shine(
          `M${x - 26} ${y - 4}C${x - 24} ${y - 20} ${x - 12} ${y - 28} ${x} ${y - 28}C${x - 12} ${y - 18} ${x - 18} ${y - 8} ${x - 18} ${y + 6}Z`,
          0.6,
        )
      );
    }),
  ].join('');
const vanillaIce: Drawing = scoops('#f9edc2', '#fdf4d6', '#fff9e4');
const coconutIce: Drawing =
  scoops('#f6f4ee', '#eef3ea', '#ffffff') +
  stroke('M60 80l10-6M130 84l8 6M92 44l10 4M108 62l8-6', '#b9d0a8', 4);
const kulfi: Drawing = [
  [66, -10],
  [134, 10],
]
  .map(([x = 0, rotate = 0]) =>
    at(
      [x, 96],
      { rotate },
      tube('M0 50V94', '#d9b27a', 10),
      solid('M-22-70C-20-86 20-86 22-70L30 44C30 58-30 58-30 44Z', '#f3d68a'),
      repeat(9, (index) =>
        at(
          [-16 + ((index * 13) % 34), -56 + index * 11],
          { rotate: index * 50 },
          flat(ellipse(0, 0, [4, 2.4]), index % 2 ? '#7fa03a' : '#e08a1e'),
        ),
      ),
      shine('M-18-66C-20-20-22 10-24 40C-16 30-12-30-10-70Z', 0.5),
    ),
  )
  .join('');
const shrikhand: Drawing = bowl(
  '#b58a3a',
  '#f8c552',
  stroke('M60 92C80 80 104 104 128 90', '#e8a42c', 5),
  ...[
    [80, 86],
    [106, 98],
    [122, 84],
  ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [6, 3]), '#7fa03a')),
);

export const cakesDrawings = {
  plumCake,
  spongeCake,
  muffins,
  rusk,
  khari,
  vanillaIce,
  coconutIce,
  kulfi,
  shrikhand,
};
