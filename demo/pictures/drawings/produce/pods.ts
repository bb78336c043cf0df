import { type Colour, darken, lighten, mix } from '../../vocabulary/colour.ts';
import { createRandom, repeat } from '../../vocabulary/scatter.ts';
import { at, type Drawing, ellipse, shine, solid, stroke, tube } from '../../vocabulary/shapes.ts';

const pod = (colour: Colour): Drawing =>
  [
    tube('M0-62C-2-70-4-74-8-80', '#7d9c45', 8),
    solid('M-14-60C-6-68 8-68 15-60C16-30 12 30 2 80C0 86-3 86-5 80C-12 30-16-30-14-60Z', colour),
    stroke('M-7-58C-8-20-5 30-2 70M7-58C8-20 5 30 1 70', darken(colour, 0.35), [2.4, 0.5]),
    shine('M-10-54C-12-20-9 20-4 60C-6 20-6-20-5-54Z', 0.55),
    solid('M-16-60C-8-70 10-70 17-60C8-54-8-54-16-60Z', '#86a84a'),
  ].join('');
const okra: Drawing = [
  at([66, 96], { rotate: 22, scale: 1.02 }, pod('#4f9440')),
  at([134, 100], { rotate: -20, scale: 1.02 }, pod('#478a3a')),
  at([102, 104], { rotate: 2, scale: 1.12 }, pod('#5ba34a')),
].join('');
const bean = (d: string, colour: Colour): Drawing => tube(d, colour, 11);
const frenchBeans: Drawing = [
  bean('M22 84C60 60 120 62 178 88', '#4d9440'),
  bean('M24 118C66 90 128 96 176 124', '#5aa348'),
  bean('M34 146C74 128 120 136 166 152', '#4d9440'),
  bean('M30 60C70 76 110 110 160 172', '#66ad50'),
  bean('M158 40C132 70 84 118 36 166', '#5aa348'),
  bean('M56 38C76 80 104 130 128 176', '#71b65a'),
  stroke('M22 84l-9 3M30 60l-8-6M158 40l6-9M56 38l-3-9M24 118l-9 4', '#3b7030', 4),
].join('');
const chilli = (colour: Colour): Drawing =>
  [
    tube('M-66-8C-78-12-84-18-92-28', '#6b9a3c', 6),
    solid(
      'M-68-12C-50-20 0-22 40-4C62 6 76 18 88 32C60 26 30 20 4 18C-24 16-54 14-68 6C-74 2-74-8-68-12Z',
      colour,
    ),
    shine('M-60-8C-40-14 0-14 34 0C0-6-34-6-62-2Z', 0.6),
    solid('M-76-8C-76-16-66-18-58-14C-54-6-56 4-60 8C-70 8-76 0-76-8Z', '#5b8c36'),
  ].join('');
export const greenChilli: Drawing = [
  at([104, 62], { rotate: 16, scale: 0.92 }, chilli('#3f9436')),
  at([98, 142], { rotate: -14, scale: 0.92 }, chilli('#4aa03c')),
  at([98, 102], { rotate: 2, scale: 1 }, chilli('#57b043')),
].join('');
export const redChilli: Drawing = [
  at([104, 66], { rotate: 22, scale: 0.92 }, chilli('#b81f1a')),
  at([98, 128], { rotate: -8, scale: 1 }, chilli('#d22c22')),
].join('');
const wrinkledChilli: Drawing = [
  at([102, 60], { rotate: 26, scale: 0.88 }, chilli('#7e1414')),
  at([98, 144], { rotate: -24, scale: 0.88 }, chilli('#8a1818')),
  at(
    [98, 102],
    { rotate: 6, scale: 0.98 },
    chilli('#981d1a'),
    stroke(
      'M-40-14q6 8 2 20M-14-16q8 10 2 24M14-10q6 10 0 22M38 0q4 8-2 16',
      '#5f0d0d',
      [2.6, 0.6],
    ),
  ),
].join('');
const peas: Drawing = (() => {
  const podShape = 'M-88 0C-60-34 44-42 86-14C92-8 92 2 86 8C50 38-56 40-88 0Z';
  const open = at(
    [96, 116],
    { rotate: -24, scale: 1.04 },
    tube('M-86 0Q-96 2-104 12', '#6fa23c', 6),
    solid(podShape, '#4c9a3a'),
    solid('M-76 0C-50-22 40-28 78-6C44 20-48 22-76 0Z', '#2f7a2c', 0.6),
    ...[-48, -24, 2, 28, 52].map((x, index) =>
      solid(
        ellipse(x, index === 0 || index === 4 ? -1 : -2, [
          index === 0 || index === 4 ? 11 : 14,
          index === 0 || index === 4 ? 11 : 14,
        ]),
        '#8fd05a',
      ),
    ),
    solid('M-84 4C-50 34 48 32 86 2C60 44-56 46-84 4Z', '#5fb046'),
  );
  return (
    at(
      [112, 66],
      { rotate: -14, scale: 0.86 },
      tube('M-86 0Q-96-2-102-8', '#6fa23c', 6),
      solid(podShape, '#55a642'),
      stroke('M-70 2C-30-14 40-16 74-4', '#8cc96a', [3, 0.7]),
    ) +
    open +
    solid(ellipse(150, 158, [13, 13]), '#86c953') +
    solid(ellipse(56, 54, [11, 11]), '#86c953')
  );
})();
const kernels = (colour: Colour, columns: number): Drawing => {
  const random = createRandom(columns);
  return Array.from({ length: 15 }, (_, row) =>
    Array.from({ length: columns }, (_column, column) => {
      const x = (column - (columns - 1) / 2) * 9.6 * (1 - Math.max(0, row - 9) * 0.055);
      return solid(
        ellipse(x, -66 + row * 9.4, [5.4, 5.2]),
        mix(colour, '#fff2a8', random() * 0.35),
        0.8,
      );
    }).join(''),
  )
    .reverse()
    .join('');
};
const sweetCorn: Drawing = (() => {
  const cob = [
    solid('M-30-66C-24-84 24-84 30-66C36-20 30 50 18 74H-18C-30 50-36-20-30-66Z', '#e8ac22'),
    at([0, 0], { rotate: 180 }, kernels('#f6c52f', 6)),
    solid('M-40 4C-26 26-12 50-2 92C-30 90-46 56-40 4Z', '#7cb64e'),
    solid('M40 4C26 26 12 50 2 92C30 90 46 56 40 4Z', '#68a640'),
    solid('M-14 34C-6 56 6 56 14 34C18 60 12 84 0 96C-12 84-18 60-14 34Z', '#8cc45c'),
  ].join('');
  return (
    at([70, 98], { rotate: -18, scale: 0.9 }, cob) +
    at([130, 102], { rotate: 16, scale: 0.96 }, cob)
  );
})();
const babyCorn: Drawing = (() => {
  const cob = (colour: Colour) =>
    [
      solid(
        'M-13 70C-17 20-14-40-2-74C0-78 3-78 5-74C16-40 18 20 14 70C8 76-8 76-13 70Z',
        colour,
        0.8,
      ),
      ...Array.from({ length: 13 }, (_, row) =>
        repeat(3, (column) =>
          solid(
            ellipse((column - 1) * (3.4 + row * 0.34), -50 + row * 9, [3.3 + row * 0.13, 4.4]),
            lighten(colour, 0.22),
            0.6,
          ),
        ),
      ),
      solid('M-13 62C-8 68 8 68 14 62L12 78C6 82-6 82-11 78Z', '#dfe6a8', 0.6),
    ].join('');
  return (
    at([62, 104], { rotate: -16 }, cob('#efcf62')) +
    at([140, 104], { rotate: 16 }, cob('#e8c656')) +
    at([101, 100], { scale: 1.12 }, cob('#f4d872'))
  );
})();

export const podsDrawings = {
  okra,
  frenchBeans,
  greenChilli,
  redChilli,
  wrinkledChilli,
  peas,
  sweetCorn,
  babyCorn,
};
