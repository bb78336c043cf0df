import { type Colour, darken } from '../../vocabulary/colour.ts';
import {
  at,
  clipped,
  type Drawing,
  ellipse,
  flat,
  round,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';
import { leaf } from './plants.ts';

const finger = (colour: Colour): Drawing =>
  [
    solid(
      'M-6-60C4-64 10-58 12-46C20-20 20 20 2 58C-2 68-8 74-14 72C-20 68-18 62-16 54C-6 20-14-20-14-44C-14-54-12-58-6-60Z',
      colour,
      0.9,
    ),
    stroke('M2-50C8-16 8 22-8 62', darken(colour, 0.3), [3, 0.4]),
    shine('M-10-46C-8-16-4 10-12 44C-2 10 0-20-4-50Z', 0.55),
    flat('M-18 60C-14 74-8 76-4 62C-8 66-14 66-18 60Z', '#5c4a1e', 0.75),
  ].join('');
const longFinger = (colour: Colour): Drawing =>
  solid(
    'M-70-40C-60-46-50-42-48-34C-36 0-4 26 44 30C56 32 64 28 68 34C70 42 62 48 52 50C-4 58-56 28-70-40Z',
    colour,
  ) +
  stroke('M-62-34C-48 8-8 36 54 40', darken(colour, 0.3), [3.4, 0.4]) +
  shine('M-54-30C-42 2-8 26 40 32C-8 36-46 12-58-30Z', 0.5) +
  flat('M58 31C66 29 70 34 69 40C66 46 60 47 56 46Z', '#54451f');
export const bananaRobusta: Drawing = [
  at([112, 76], { rotate: -34, scale: 1.02 }, longFinger('#c4c842')),
  at([106, 92], { rotate: -14, scale: 1.06 }, longFinger('#d3cd46')),
  at([98, 110], { rotate: 6, scale: 1.1 }, longFinger('#e2d24a')),
  at([86, 128], { rotate: 26, scale: 1.1 }, longFinger('#ecd950')),
  solid('M40 40C50 28 70 34 72 52C74 66 66 76 54 74C38 70 32 54 40 40Z', '#98a644'),
  tube('M50 48L38 22', '#7c8a38', 15),
].join('');
const bananaYelakki: Drawing = (() => {
  const row = (y: number, scale: number, colour: Colour): Drawing =>
    [-50, -25, 0, 25, 50]
      .map((angle) =>
        at(
          [100 + angle * 0.86, y + Math.abs(angle) * -0.34],
          { rotate: -angle * 0.8, scale },
          finger(colour),
        ),
      )
      .join('');
  return (
    tube('M100 66L104 18', '#8a7a3a', 15) + row(92, 0.8, '#e9ab24') + row(124, 0.84, '#f7c632')
  );
})();
const appleBody = (colour: Colour, blush: Colour): Drawing => {
  const body =
    'M0-38C14-54 52-50 54-8C54 30 30 58 10 56C4 54-4 54-10 56C-30 58-54 30-54-8C-52-50-14-54 0-38Z';
  return [
    solid(body, colour),
    clipped(
      body,
      ...[-46, -34, -20, -6, 10, 26, 40].map((x) =>
        stroke(`M${round(x * 0.5)}-40Q${x} 0 ${round(x * 0.5)} 54`, blush, [4, 0.28]),
      ),
    ),
    solid(ellipse(0, -36, [17, 7]), darken(colour, 0.35), 0.5),
    tube('M0-36C0-50 4-58 10-64', '#6e4a25', 6),
    shine('M-42-12C-42-34-28-42-16-42C-30-30-36-10-36 10Z', 0.65),
  ].join('');
};
export const appleShimla: Drawing = at(
  [100, 106],
  { scale: 1.34 },
  appleBody('#c9202b', '#f0a35a'),
  leaf([4, -46], { length: 40, width: 13, rotate: -18, colour: '#5aa53c' }),
);
const appleKinnaur: Drawing = [
  at([138, 84], { rotate: 8, scale: 0.9 }, appleBody('#dd4b33', '#ffe28a')),
  at([74, 100], { rotate: -6, scale: 1.04 }, appleBody('#d8402e', '#ffdf7e')),
  at(
    [142, 144],
    { rotate: -16, scale: 0.94 },
    solid('M-46-14C-30-22 30-22 46-14C44 20 22 38 0 40C-22 38-44 20-46-14Z', '#c8332a'),
    solid('M-42-16C-28-20 28-20 42-16C38 14 18 30 0 32C-18 30-38 14-42-16Z', '#fdf3d4', 0.3),
    ...[-9, 9].map((x) => solid(ellipse(x, -1, [4, 7.5]), '#5b3216')),
  ),
].join('');
const mango: Drawing = [
  at(
    [132, 84],
    { rotate: 24, scale: 0.86 },
    solid(
      'M-26-58C6-76 52-46 58-2C62 34 38 66 2 66C-36 66-62 40-58 2C-56-24-46-46-26-58Z',
      '#e5a324',
    ),
  ),
  at(
    [86, 104],
    { rotate: -8, scale: 1.12 },
    solid(
      'M-26-58C6-76 52-46 58-2C62 34 38 66 2 66C-36 66-62 40-58 2C-56-24-46-46-26-58Z',
      '#f6b92c',
    ),
    shine('M-26-58C6-76 46-50 54-16C30-34-16-38-50-22C-46-40-38-50-26-58Z', 0.16),
    tube('M-14-60C-14-70-10-76-4-80', '#7a5a30', 7),
    shine('M-46-2C-44-28-30-42-12-46C-26-34-36-14-36 14Z', 0.6),
  ),
  leaf([86, 34], { length: 62, width: 15, rotate: -26, colour: '#4b9338' }),
].join('');
const rawMango: Drawing = at(
  [100, 104],
  { rotate: -6, scale: 1.26 },
  solid(
    'M-26-58C6-76 52-46 58-2C62 34 38 66 2 66C-36 66-62 40-58 2C-56-24-46-46-26-58Z',
    '#7fb541',
  ),
  tube('M-14-60C-14-70-10-76-4-80', '#7a5a30', 7),
  shine('M-46-2C-44-28-30-42-12-46C-26-34-36-14-36 14Z', 0.55),
  leaf([-8, -66], { length: 54, width: 14, rotate: -14, colour: '#3f8a33' }),
);

export const fruitDrawings = {
  bananaRobusta,
  bananaYelakki,
  appleShimla,
  appleKinnaur,
  mango,
  rawMango,
};
