import { textBlock } from '../../vocabulary/lettering.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  cylinder,
  type Drawing,
  ellipse,
  flat,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';

const mosquito: Drawing =
  stroke(
    'M84 96L40 60M84 104L30 108M88 110L50 156M116 96L160 60M116 104L170 108M112 110L150 156',
    '#3b332e',
    4.6,
  ) +
  `<g opacity=".8">${solid('M92 92C60 60 40 30 64 22C84 22 96 60 98 92ZM108 92C140 60 160 30 136 22C116 22 104 60 102 92Z', '#bcd3dd', 0.6)}</g>` +
  solid(
    'M100 72C112 74 116 92 112 118C110 146 104 170 100 176C96 170 90 146 88 118C84 92 88 74 100 72Z',
    '#5a4a40',
  ) +
  stroke('M90 112H110M90 126H110M92 140H108', '#e8dccb', [3.4, 0.8]) +
  solid(ellipse(100, 64, [13]), '#4a3c34') +
  stroke('M100 54V22', '#3b332e', 3.6);
const cockroach: Drawing =
  stroke(
    'M92 40C80 20 60 14 44 18M108 40C120 20 140 14 156 18M74 80L34 62M72 104L26 108M76 130L36 160M126 80L166 62M128 104L174 108M124 130L164 160',
    '#5f2f16',
    5,
  ) +
  solid(
    'M100 46C130 48 140 90 134 130C128 166 112 186 100 188C88 186 72 166 66 130C60 90 70 48 100 46Z',
    '#8a4520',
  ) +
  stroke(
    'M100 74V184M78 96Q100 108 122 96M74 122Q100 136 126 122M80 148Q100 160 120 148',
    '#5f2a10',
    [3, 0.7],
  ) +
  solid('M100 34C120 34 128 50 126 64C112 74 88 74 74 64C72 50 80 34 100 34Z', '#a8602c') +
  shine('M76 84C78 66 88 58 96 58C86 80 82 110 84 140C76 124 74 100 76 84Z', 0.4);
const ledBulb: Drawing =
  solid(
    'M100 12C148 12 168 48 162 82C156 104 138 112 132 130H68C62 112 44 104 38 82C32 48 52 12 100 12Z',
    '#fdfaf0',
    0.6,
  ) +
  cylinder('M66 126H134L128 156H72Z', '#e3e6ea') +
  cylinder('M76 156H124V180Q100 192 76 180Z', '#a9b0b8') +
  stroke('M76 164H124M77 172H123', '#6f767e', 3) +
  flat(ellipse(82, 60, [17, 27]), '#ffffff', 0.8) +
  stroke('M14 70H2M186 70H198M30 18L22 10M170 18L178 10', '#f3b52c', 6);
const batteries: Drawing =
  [
    [56, -8],
    [92, 0],
    [128, 0],
    [164, 6],
  ]
    .map(
      ([x = 0, dy = 0]) =>
        cylinder(
          `M${x - 8} ${30 + dy}H${x - 20}`.replace(/H.*/, `h-8v0`) +
            `M${x - 24} ${40 + dy}H${x + 8}V${176 + dy}H${x - 24}Z`,
          '#2b2b30',
        ) +
        cylinder(`M${x - 24} ${40 + dy}H${x + 8}V${78 + dy}H${x - 24}Z`, '#d98a3a') +
        cylinder(`M${x - 14} ${30 + dy}H${x - 2}V${40 + dy}H${x - 14}Z`, '#c4cbd2'),
    )
    .join('') +
  textBlock('AA', { centre: [84, 122], width: 26, height: 26, maxSize: 20, colour: '#ffffff' }) +
  textBlock('AA', { centre: [120, 122], width: 26, height: 26, maxSize: 20, colour: '#ffffff' });
const tulsi: Drawing =
  cylinder('M62 126H138L130 182Q100 190 70 182Z', '#c46a3c') +
  cylinder('M56 114H144V130H56Z', '#d17a49') +
  tube('M100 116V40', '#6b7a3a', 5) +
  [
    [94, 20],
    [74, 24],
    [54, 24],
  ]
    .map(([y = 0, size = 0], index) =>
      [-1, 1]
        .map((side) =>
          at(
            [100, y],
            { rotate: side < 0 ? -155 : -25 },
            solid(ellipse(28 - index * 2, 0, [size + 4, 14]), index % 2 ? '#4c9c45' : '#3a8a3c'),
            stroke(`M6 0H${46}`, '#a8d68a', [2, 0.7]),
          ),
        )
        .join(''),
    )
    .join('') +
  at([100, 40], { rotate: -90 }, solid(ellipse(16, 0, [18, 9]), '#8a5a9c'));
const sprout: Drawing =
  solid('M16 160C40 132 70 124 100 124C130 124 160 132 184 160C150 186 50 186 16 160Z', '#4a3424') +
  repeat(22, (index) =>
    flat(
      ellipse(34 + ((index * 37) % 132), 146 + ((index * 13) % 26), [3.4, 2.4]),
      index % 2 ? '#7a5a3c' : '#2c1d12',
      0.8,
    ),
  ) +
  tube('M100 134C98 100 102 80 100 60', '#6fae3c', 7) +
  solid('M100 70C70 74 40 60 30 30C66 24 94 40 100 70Z', '#6fbf45') +
  solid('M100 64C130 66 158 50 166 22C132 18 106 34 100 64Z', '#5fae3a');

export const homeDrawings = {
  mosquito,
  cockroach,
  ledBulb,
  batteries,
  tulsi,
  sprout,
};
