import { type Colour, darken } from '../../vocabulary/colour.ts';
import { createRandom, repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  type Drawing,
  ellipse,
  flat,
  round,
  shine,
  solid,
  stroke,
} from '../../vocabulary/shapes.ts';
import { citrusHalf, leaf } from './plants.ts';

const citrus = (colour: Colour): Drawing => {
  const random = createRandom(3);
  return [
    solid(ellipse(0, 0, [54, 52]), colour),
    repeat(26, () =>
      flat(
        ellipse(round((random() - 0.5) * 78), round((random() - 0.5) * 74), [1.7]),
        darken(colour, 0.25),
        0.45,
      ),
    ),
    shine('M-42-8C-38-30-22-42-6-42C-22-30-32-14-34 10Z', 0.55),
    solid(ellipse(2, -46, [9, 5]), '#6d8c3a'),
  ].join('');
};
const sweetLime: Drawing =
  at([84, 88], { scale: 1.16 }, citrus('#c3cb45')) +
  citrusHalf([140, 136], 48, { peel: '#b9c443', flesh: '#eef0b0', rotate: 10 });
const orange: Drawing = [
  at(
    [80, 86],
    { scale: 1.18 },
    citrus('#f0861f'),
    leaf([6, -46], { length: 42, width: 13, rotate: -24, colour: '#4d9a3a' }),
  ),
  at([142, 124], { rotate: 16 }, citrusHalf([0, 0], 44, { peel: '#ee7f1a', flesh: '#ffac45' })),
  at(
    [86, 162],
    { rotate: -8 },
    solid('M-36-8C-20-18 20-18 36-8C34 14 16 24 0 24C-16 24-34 14-36-8Z', '#f7941f'),
    stroke('M-28-6C-10 2 10 2 28-6', '#ffd9a0', [4, 0.8]),
  ),
].join('');
const lemon: Drawing = [
  at(
    [82, 88],
    { rotate: -20, scale: 1.06 },
    solid(
      'M-76 0C-70-12-62-12-56-18C-38-46 38-46 54-18C60-10 70-10 76 2C70 10 60 12 54 20C38 46-38 46-56 20C-62 12-70 12-76 0Z',
      '#f2cf24',
    ),
    shine('M-48-10C-38-32-8-36 12-34C-12-26-32-16-42 6Z', 0.6),
  ),
  citrusHalf([136, 134], 42, { peel: '#eec71c', flesh: '#fbee98', rotate: 14 }),
].join('');

export const citrusDrawings = {
  sweetLime,
  orange,
  lemon,
};
