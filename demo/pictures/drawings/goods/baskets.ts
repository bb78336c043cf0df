import {
  at,
  clipped,
  ellipse,
  face,
  fitted,
  flat,
  solid,
  stroke,
  type Drawing,
} from '../../vocabulary/shapes.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import { carrot } from '../produce/roots.ts';
import { tomato } from '../produce/fruit-vegetables.ts';
import { bananaRobusta } from '../produce/fruit.ts';
import { leaf } from '../produce/plants.ts';

const weave = (row: number): Drawing =>
  repeat(8, (column) =>
    at(
      [30 + column * 18 + (row % 2) * 9, 118 + row * 15],
      {},
      solid(ellipse(0, 0, [11, 6.6]), row % 2 ? '#d9a24a' : '#c98f3a', 0.8),
    ),
  );

const body = 'M22 102H178L158 178C152 186 48 186 42 178Z';

/** The shop's own basket, full. */
const basket: Drawing = [
  stroke('M34 108C34 8 166 8 166 108', '#a86f26', 9),
  stroke('M34 106C36 10 164 10 166 106', '#d9a24a', 4),
  leaf([70, 100], { length: 74, width: 24, rotate: -106 }),
  leaf([92, 100], { length: 70, width: 22, rotate: -82 }),
  fitted([134, 84], 0.5, bananaRobusta),
  fitted([104, 78], 0.44, carrot),
  fitted([70, 92], 0.46, tomato),
  solid(body, '#b57a2c'),
  clipped(body, weave(0), weave(1), weave(2), weave(3), weave(4)),
  solid('M16 94H184C188 100 188 108 184 112H16C12 108 12 100 16 94Z', '#e3b056'),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
    stroke(`M${22 + index * 18} 110L${32 + index * 18} 96`, '#a86f26', [3.4, 0.7]),
  ),
].join('');

/** A delivery box. */
const cardboardBox: Drawing = [
  face('M20 74L100 44L180 74L100 106Z', '#e8c08a'),
  face('M20 74L100 106V186L20 152Z', '#cf9c5c'),
  face('M100 106L180 74V152L100 186Z', '#b07f42'),
  face('M54 61L134 92V118L118 124V98L40 67Z', '#f3dcae', 0.6),
  flat('M132 140L166 127V139L132 152Z', '#7a5426', 0.5),
  stroke('M20 74L100 106L180 74M100 106V186', '#8a5f2c', [2, 0.5]),
].join('');

const wheel = (x: number): Drawing =>
  solid(ellipse(x, 158, [24]), '#2b2b33') +
  solid(ellipse(x, 158, [13]), '#c4cbd2') +
  solid(ellipse(x, 158, [5]), '#6f767e');

/** What brings an order. */
const scooter: Drawing = [
  wheel(48),
  wheel(158),
  solid(
    'M20 134C20 108 44 96 70 100H112L126 136C116 150 92 152 78 150C70 132 40 124 20 134Z',
    '#0b7a4c',
  ),
  solid(
    'M126 60C138 60 146 66 148 76L164 128C176 130 186 138 188 148H176C168 136 148 136 140 150H118L112 138H130L128 84Z',
    '#0f8f59',
  ),
  stroke('M132 62L122 46L100 44', '#2b2b33', 8),
  solid(ellipse(146, 84, [8, 10]), '#ffd95c', 0.5),
  solid('M64 86H116C122 86 124 98 116 100H66C58 100 58 88 64 86Z', '#33343c'),
  face('M14 40H74V90H14Z', '#f6b52c'),
  face('M14 40L22 30H82L74 40Z', '#ffd36a'),
  face('M74 40L82 30V80L74 90Z', '#c98a14'),
  stroke('M30 66C30 50 58 50 58 66M26 66H62L58 78H30Z', '#0b5d3b', 4),
].join('');

export const basketsDrawings = {
  basket,
  cardboardBox,
  scooter,
};
