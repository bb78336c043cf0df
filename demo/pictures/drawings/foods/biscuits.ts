import { type Colour, darken } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  type Drawing,
  ellipse,
  flat,
  rectangle,
  solid,
  stroke,
} from '../../vocabulary/shapes.ts';

export const pair = (one: Drawing, other = one): Drawing =>
  at([126, 76], { rotate: 14, scale: 0.94 }, one) +
  at([80, 120], { rotate: -10, scale: 1.06 }, other);
export const dots = (
  count: number,
  radius: number,
  draw: (x: number, y: number) => Drawing,
): Drawing =>
  repeat(count, (index) => {
    const angle = index * 2.4;
    const distance = radius * Math.sqrt((index + 0.5) / count);
    return draw(Math.round(Math.cos(angle) * distance), Math.round(Math.sin(angle) * distance));
  });
export const scalloped = (radius: number, bumps: number): string => {
  const point = (index: number, r: number) => {
    const angle = (index * Math.PI) / bumps;
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  };
  return `M${point(0, radius)}${Array.from({ length: bumps }, (_, index) => `Q${point(2 * index + 1, radius * 1.16)} ${point(2 * index + 2, radius)}`).join('')}Z`;
};
const rectBiscuit = (colour: Colour): Drawing =>
  solid(rectangle([-56, -40], [112, 80], 10), darken(colour, 0.15)) +
  solid(rectangle([-50, -35], [100, 70], 8), colour, 0.6) +
  stroke(rectangle([-42, -27], [84, 54], 6), darken(colour, 0.3), [2.4, 0.7]);
const glucoseBiscuit: Drawing = pair(
  rectBiscuit('#e0a85c') + stroke('M-24-8H24M-24 8H24', '#a8702c', [5, 0.7]),
);
const roundBiscuit = (colour: Colour, ...marks: readonly Drawing[]): Drawing =>
  solid(ellipse(0, 0, [58, 56]), darken(colour, 0.16)) +
  solid(ellipse(-1, -2, [53, 51]), colour, 0.6) +
  marks.join('');
const marieBiscuit: Drawing = pair(
  roundBiscuit(
    '#e6b66e',
    stroke(ellipse(0, -2, [42, 40]), '#b9823c', [2.6, 0.7]),
    dots(13, 32, (x, y) => flat(ellipse(x, y, [2.4]), '#9c6a28', 0.8)),
  ),
);
const digestiveBiscuit: Drawing = pair(
  roundBiscuit(
    '#b98044',
    dots(40, 46, (x, y) => flat(ellipse(x, y, [3, 1.8]), x % 2 ? '#e6c48a' : '#7a4c20', 0.7)),
  ),
);
const filling = (outer: Colour, cream: Colour, shape: Drawing): Drawing =>
  at([0, 12], {}, solid(ellipse(0, 0, [57, 50]), darken(outer, 0.2))) +
  at([0, 4], {}, solid(ellipse(0, 0, [54, 48]), cream, 0.5)) +
  at([0, -6], {}, solid(ellipse(0, 0, [57, 50]), outer, 0.7)) +
  shape;
const creamBiscuit: Drawing = pair(
  filling(
    '#e3b672',
    '#dfeebb',
    stroke(ellipse(0, -6, [40, 34]), '#b9823c', [2.6, 0.7]) +
      dots(8, 28, (x, y) => flat(ellipse(x, y - 6, [3, 2.4]), '#6f9a3c')),
  ),
);
const bourbon: Drawing = pair(
  at([0, 10], {}, solid(rectangle([-64, -28], [128, 58], 8), '#3b1e10')) +
    solid(rectangle([-64, -28], [128, 46], 8), '#7a4a2c') +
    solid(rectangle([-64, -36], [128, 44], 8), '#5a2f1a') +
    repeat(5, (index) => solid(ellipse(-44 + index * 22, -14, [4, 3]), '#3b1e10')) +
    repeat(24, (index) =>
      flat(ellipse(-56 + ((index * 29) % 112), -32 + ((index * 11) % 34), [1.8]), '#f6e8d0', 0.9),
    ),
);
const cracker: Drawing = pair(
  solid(rectangle([-52, -48], [104, 96], 12), '#d9a452') +
    solid(rectangle([-46, -43], [92, 86], 9), '#f3cf86', 0.6) +
    repeat(9, (index) =>
      flat(ellipse(-28 + (index % 3) * 28, -26 + Math.floor(index / 3) * 26, [3.4]), '#b9853a'),
    ) +
    repeat(14, (index) =>
      flat(ellipse(-38 + ((index * 23) % 76), -36 + ((index * 31) % 72), [1.8]), '#ffffff'),
    ),
);
const butterCookies: Drawing = pair(
  solid(scalloped(50, 14), '#e3a84c') +
    solid(ellipse(0, 0, [36, 34]), '#f3c66c', 0.6) +
    stroke('M-20 0C-18-20 16-20 18-2C18 14-8 16-8 2', '#c98a30', [5, 0.8]),
);
const osmania: Drawing = pair(
  roundBiscuit(
    '#ecc27c',
    dots(16, 40, (x, y) => at([x, y], { rotate: x * 3 }, stroke('M-4 0H4', '#6f5a2c', [2.6, 0.8]))),
  ),
  roundBiscuit(
    '#f0cb88',
    stroke('M-30-10Q0-24 30-8', '#fdf0cf', [4, 0.8]),
    dots(14, 40, (x, y) => at([x, y], { rotate: x * 5 }, stroke('M-4 0H4', '#6f5a2c', [2.6, 0.8]))),
  ),
);
const nankhatai: Drawing = pair(
  solid('M-56 16C-56-26-26-44 0-44C26-44 56-26 56 16C44 36-44 36-56 16Z', '#e6b878') +
    stroke('M-22-26L22 8M22-26L-22 8', '#b98544', [4, 0.8]) +
    solid(ellipse(0, -8, [8, 5]), '#7fa03a'),
);

export const biscuitsDrawings = {
  glucoseBiscuit,
  marieBiscuit,
  digestiveBiscuit,
  creamBiscuit,
  bourbon,
  cracker,
  butterCookies,
  osmania,
  nankhatai,
};
