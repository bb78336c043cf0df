import { createRandom, repeat } from '../../vocabulary/scatter.ts';
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

const tenderCoconut: Drawing = [
  solid(
    'M100 46C150 40 180 78 172 118C166 156 136 180 100 180C64 180 34 156 28 118C20 78 50 40 100 46Z',
    '#79a83c',
  ),
  seam('M58 64C38 100 44 146 76 176M142 64C162 100 156 146 124 176', '#79a83c', 4),
  shine('M42 100C44 80 54 68 68 62C58 78 52 94 52 116Z', 0.5),
  solid('M56 58C70 36 130 36 144 58C138 76 62 76 56 58Z', '#f4ecd2', 0.4),
  solid(ellipse(100, 55, [32, 11]), '#d9c89a', 0.6),
  solid(ellipse(100, 57, [24, 7]), '#eef4e6', 0.4),
  tube('M106 58L136 12L154 16', '#e6533f', 8),
].join('');
const coconut: Drawing = (() => {
  const random = createRandom(9);
  const husk = ellipse(0, 0, [58, 56]);
  return [
    at(
      [82, 84],
      {},
      solid(husk, '#7b4f2a'),
      clipped(
        husk,
        repeat(46, () => {
          const x = (random() - 0.5) * 116;
          const y = (random() - 0.5) * 112;
          return stroke(
            `M${round(x)} ${round(y)}q${round(5 - random() * 10)} 8 ${round(8 - random() * 16)} 16`,
            random() > 0.5 ? '#a9764a' : '#5a3518',
            [2, 0.7],
          );
        }),
      ),
      ...(
        [
          [-12, -24],
          [12, -26],
          [1, -8],
        ] as const
      ).map(([x, y]) => solid(ellipse(x, y, [6, 7]), '#3a2010')),
    ),
    at(
      [134, 132],
      { rotate: -10 },
      solid(ellipse(0, 0, [56, 50]), '#6d4423'),
      solid(ellipse(0, -3, [51, 44]), '#fffdf6', 0.35),
      solid(ellipse(0, 0, [37, 30]), '#dfe6e2', 0.7),
      solid(ellipse(2, 6, [31, 22]), '#f3f7f4', 0.4),
    ),
  ].join('');
})();

export const coconutsDrawings = {
  tenderCoconut,
  coconut,
};
