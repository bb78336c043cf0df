import { type Colour, darken } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import {
  cylinder,
  type Drawing,
  ellipse,
  face,
  flat,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';

const steel: Colour = '#c4cbd2';
const pressureCooker: Drawing = [
  tube('M150 84H194', '#2b2b30', 17),
  face('M16 82H34V96H16Z', '#2b2b30'),
  cylinder('M30 78H152V164C152 178 142 184 128 184H54C40 184 30 178 30 164Z', steel),
  solid('M26 80C26 58 56 50 91 50C126 50 156 58 156 80Z', steel, 0.9),
  cylinder('M24 76H158V88H24Z', darken(steel, 0.12)),
  tube('M132 68L186 62', '#2b2b30', 13),
  cylinder('M84 28H98V54H84Z', '#9aa1a9'),
  solid(ellipse(91, 26, [12, 9]), '#2b2b30'),
  solid(ellipse(120, 56, [6, 5]), '#c4372c'),
].join('');
const dosaTawa: Drawing = [
  tube('M138 122L190 154', '#26262b', 16),
  solid(ellipse(86, 98, [80, 62]), '#4b4d55'),
  solid(ellipse(84, 94, [72, 54]), '#33353c', 0.8),
  solid('M34 86C46 58 118 54 134 86C142 112 108 132 80 130C48 128 26 112 34 86Z', '#e3ad58', 0.7),
  stroke(
    'M56 92C60 76 108 74 112 94C112 112 68 114 66 98C68 86 96 88 96 98',
    '#b97a2a',
    [3.4, 0.7],
  ),
].join('');
const kadai: Drawing = [
  stroke('M24 82C2 78 2 108 28 108M176 82C198 78 198 108 172 108', '#33343a', 10),
  solid('M16 80H184C182 138 146 174 100 174C54 174 18 138 16 80Z', '#4d4f57'),
  solid(ellipse(100, 80, [84, 24]), '#6a6d76', 0.7),
  solid(ellipse(100, 82, [74, 18]), '#2c2d33', 0.9),
  shine('M28 100C36 132 54 154 78 164C56 146 44 122 40 102Z', 0.4),
].join('');
const tiffin: Drawing = [
  stroke('M62 30C66 8 134 8 138 30', '#9aa1a9', 8),
  ...[142, 100, 58].map(
    (y) =>
      cylinder(`M40 ${y}H160V${y + 38}Q100 ${y + 52} 40 ${y + 38}Z`, steel) +
      stroke(`M40 ${y + 2}Q100 ${y + 14} 160 ${y + 2}`, darken(steel, 0.4), [2.4, 0.7]),
  ),
  solid(ellipse(100, 56, [60, 14]), '#dfe4e9', 0.8),
  solid(ellipse(100, 50, [12, 6]), '#9aa1a9'),
  cylinder('M32 48H40V184H32ZM160 48H168V184H160Z', '#8f969e'),
].join('');
const dinnerPlates: Drawing = [
  ...[132, 120, 108].map(
    (y) =>
      solid(ellipse(100, y, [90, 40]), darken(steel, 0.12)) +
      solid(ellipse(100, y - 4, [90, 40]), '#d5dbe1', 0.8),
  ),
  solid(ellipse(100, 102, [72, 30]), '#b9c0c8', 0.8),
  solid(ellipse(100, 105, [64, 25]), '#dbe1e7', 0.6),
  shine('M26 92C40 70 72 62 104 62C72 70 50 82 40 100Z', 0.8),
].join('');
const copperBottle: Drawing = [
  cylinder('M78 12H122V34H78Z', '#b5703a'),
  cylinder(
    'M82 34H118V50C142 56 150 70 150 88V172C150 184 142 188 132 188H68C58 188 50 184 50 172V88C50 70 58 56 82 50Z',
    '#c9794a',
  ),
  ...[0, 1, 2, 3, 4].map((row) =>
    repeat(5, (column) =>
      flat(ellipse(66 + column * 17 + (row % 2) * 8, 90 + row * 20, [6, 7]), '#e9a878', 0.45),
    ),
  ),
  shine('M58 78C54 100 54 160 60 182C70 180 66 110 76 58Z', 0.5),
].join('');
const masalaBox: Drawing = (() => {
  const spices: readonly Colour[] = [
    '#c5291c',
    '#eda51c',
    '#8d6f3e',
    '#3b302a',
    '#b99a58',
    '#7d9650',
  ];
  return [
    solid(ellipse(100, 118, [92, 56]), darken(steel, 0.2)),
    solid(ellipse(100, 106, [92, 56]), '#d8dee4', 0.8),
    solid(ellipse(100, 108, [82, 48]), '#8f969e', 0.8),
    ...spices.map((colour, index) => {
      const angle = (index * Math.PI) / 3;
      const x = 100 + Math.cos(angle) * 54;
      const y = 106 + Math.sin(angle) * 31;
      return (
        solid(ellipse(x, y, [25, 16]), '#e3e8ed', 0.5) + solid(ellipse(x, y, [20, 12]), colour)
      );
    }),
    solid(ellipse(100, 106, [25, 16]), '#e3e8ed', 0.5) +
      solid(ellipse(100, 106, [20, 12]), '#f2ead2'),
  ].join('');
})();

export const cookwareDrawings = {
  pressureCooker,
  dosaTawa,
  kadai,
  tiffin,
  dinnerPlates,
  copperBottle,
  masalaBox,
};
