import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  cylinder,
  type Drawing,
  ellipse,
  face,
  flat,
  rectangle,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';
import { goods } from './goods.ts';
import { mound } from './grain.ts';
import { bowl } from '../goods/vessels.ts';
import { leaf } from '../produce/plants.ts';
import { redChilli } from '../produce/pods.ts';

const beside = (heapDrawing: Drawing, thing: Drawing, scale = 0.62): Drawing =>
  at([22, 44], { scale: 0.78 }, heapDrawing) + at([66, 4], { scale }, thing);
const turmericRoot: Drawing = [
  solid(
    'M10 84C20 60 60 62 90 56C112 40 136 44 138 60C140 76 118 84 104 86C112 104 102 120 88 116C78 112 78 96 74 92C50 100 16 108 10 84Z',
    '#c98a2c',
  ),
  stroke('M34 68q6 12 2 24M58 64q6 12 2 26M84 60q8 10 6 22M112 50q6 12 4 26', '#8f5a14', [3, 0.7]),
  solid(ellipse(132, 62, [8, 11]), '#f7a81c', 0.5),
].join('');
const turmeric: Drawing = beside(mound(goods.turmeric), at([20, 18], {}, turmericRoot), 0.84);
const chilliPowder: Drawing = beside(mound(goods.chilliPowder), redChilli, 0.66);
const corianderPowder: Drawing = beside(
  mound({ ...goods.neemCake, base: '#a8925a', grain: goods.corianderSeed.grain, step: 16 }),
  at(
    [90, 110],
    {},
    leaf([0, 0], { length: 66, width: 24, rotate: -40 }),
    leaf([0, 0], { length: 60, width: 22, rotate: -100 }),
    leaf([0, 0], { length: 60, width: 22, rotate: 10 }),
  ),
  0.8,
);
const cinnamon: Drawing = [-20, 0, 18]
  .map((rotate, index) =>
    at(
      [98 + index * 4, 66 + index * 34],
      { rotate: rotate * 0.6 },
      cylinder('M-84-14H84V14H-84Z', '#9a5a2c').replace(
        '<linearGradient',
        '<linearGradient gradientTransform="rotate(90 .5 .5)"',
      ),
      stroke('M-78-4H76M-70 6H80', '#6b3816', [2, 0.6]),
      solid(ellipse(-84, -5, [6, 9]), '#5a2f12'),
      solid(ellipse(-84, 7, [5, 7]), '#5a2f12'),
    ),
  )
  .join('');
const asafoetida: Drawing = [
  face('M40 92L92 66L156 88L104 118Z', '#e8c27a', 0.8),
  face('M40 92L104 118V168L44 138Z', '#c9923f'),
  face('M104 118L156 88V138L104 168Z', '#a8742a'),
  ...[
    [66, 120],
    [84, 142],
    [126, 128],
    [140, 112],
  ].map(([x = 0, y = 0]) => flat(ellipse(x, y, [6, 4]), '#f3dca6', 0.6)),
].join('');
const spiceBowl = (colour: Colour, ...extras: readonly Drawing[]): Drawing =>
  bowl(
    '#9a6a3c',
    colour,
    solid('M36 92C50 66 80 54 100 54C122 54 152 66 164 92C150 106 50 106 36 92Z', colour, 0.8),
    ...extras,
  );
const star = (x: number, y: number): Drawing =>
  at(
    [x, y],
    {},
    repeat(8, (index) =>
      at(
        [0, 0],
        { rotate: index * 45 },
        solid('M2-4C10-9 20-6 25 0C20 6 10 9 2 4Z', '#7a4020'),
        solid(ellipse(14, 0, [4, 2.4]), '#d9a04c'),
      ),
    ),
  );
const garamMasala: Drawing = spiceBowl(
  '#7a4a28',
  star(70, 68),
  at([132, 70], { rotate: 30 }, solid(ellipse(0, 0, [20, 9]), '#8fae5e')),
  stroke('M92 84l24-12', '#5a2f1c', 6),
);
const sambarBowl: Drawing = bowl(
  '#8a4a2c',
  '#c9702a',
  solid(ellipse(74, 88, [17, 8]), '#f08a3c'),
  tube('M98 96L142 86', '#5f9140', 9),
  leaf([96, 86], { length: 28, width: 8, rotate: -30 }),
  leaf([56, 98], { length: 24, width: 7, rotate: -10 }),
  solid(ellipse(116, 102, [12, 6]), '#d9432e'),
);
const choleBowl: Drawing = bowl(
  '#5f3a2a',
  '#8a4420',
  ...[
    [62, 90],
    [84, 98],
    [80, 82],
    [104, 90],
    [126, 84],
    [124, 100],
    [146, 92],
    [102, 104],
  ].map(([x = 0, y = 0]) => solid(ellipse(x, y, [12, 9]), '#d9a45c')),
  leaf([108, 80], { length: 26, width: 9, rotate: -10 }),
);
const biryani: Drawing = bowl(
  '#b5442c',
  '#f3e3b0',
  ...repeatGrains(),
  solid(ellipse(76, 84, [20, 11]), '#a8602c'),
  solid(ellipse(130, 92, [17, 10]), '#b56a30'),
  leaf([100, 84], { length: 28, width: 9, rotate: -24 }),
  stroke('M60 98q8-8 16 0M112 80q8-6 14 2', '#8a3a1c', 3),
);
function repeatGrains(): readonly Drawing[] {
  return Array.from({ length: 46 }, (_, index) =>
    at(
      [38 + ((index * 37) % 124), 80 + ((index * 13) % 28)],
      { rotate: (index * 47) % 180 },
      flat(ellipse(0, 0, [7, 1.9]), index % 3 ? '#fffaf0' : '#f0a92b'),
    ),
  );
}
const tamarindPod = (colour: Colour): Drawing =>
  solid(
    'M-78-8C-70-26-50-18-42-24C-30-32-18-22-6-24C6-28 16-16 30-16C46-18 62-4 80 8C84 18 74 26 62 24C44 24 36 14 22 18C8 20 2 8-12 12C-26 14-30 4-44 8C-58 12-78 8-78-8Z',
    colour,
  ) +
  stroke('M-40-20q-6 12-2 26M-4-22q-6 14-2 30M30-14q-6 12-2 30', darken(colour, 0.35), [3, 0.7]);
const tamarind: Drawing =
  at([104, 66], { rotate: 14 }, tamarindPod('#8a5530')) +
  at([92, 118], { rotate: -8, scale: 1.06 }, tamarindPod('#9c6338')) +
  at([138, 158], { scale: 0.8 }, solid(ellipse(0, 0, [26, 15]), '#4b2615'));
const jaggeryBlock = (x: number, y: number): Drawing =>
  face(`M${x} ${y}l32-14l34 12l-32 16Z`, '#dfa04c', 0.8) +
  face(`M${x} ${y}l34 14v34l-34-14Z`, '#b8742a') +
  face(`M${x + 34} ${y + 14}l32-16v34l-32 16Z`, '#94581a');
const jaggeryCubes: Drawing = jaggeryBlock(68, 44) + jaggeryBlock(28, 94) + jaggeryBlock(104, 100);
export const bandAid = (colour: Colour): Drawing =>
  at(
    [100, 100],
    { rotate: -32 },
    solid(rectangle([-86, -26], [172, 52], 26), colour, 0.6),
    flat(rectangle([-28, -22], [56, 44], 8), lighten(colour, 0.45)),
    ...[
      [-60, -8],
      [-60, 8],
      [-46, 0],
      [60, -8],
      [60, 8],
      [46, 0],
      [-12, -8],
      [0, 6],
      [12, -8],
    ].map(([x = 0, y = 0]) => flat(ellipse(x, y, [3]), darken(colour, 0.3), 0.6)),
  );

export const spicesDrawings = {
  turmeric,
  chilliPowder,
  corianderPowder,
  cinnamon,
  asafoetida,
  garamMasala,
  sambarBowl,
  choleBowl,
  biryani,
  tamarind,
  jaggeryCubes,
};
