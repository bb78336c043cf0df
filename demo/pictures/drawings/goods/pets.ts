import type { Colour } from '../../vocabulary/colour.ts';
import { at, type Drawing, ellipse, flat, solid, stroke } from '../../vocabulary/shapes.ts';

const ear = (colour: Colour, inner: Colour, shape: string): Drawing =>
  solid(shape, colour) +
  at(
    [0, 0],
    {},
    `<g opacity=".8">${solid(shape, inner, 0.3).replace('<path', '<path transform="translate(0 8) scale(.96)"')}</g>`,
  );
const muzzle = (colour: Colour): Drawing =>
  solid(ellipse(100, 138, [38, 30]), colour, 0.5) +
  solid('M84 122C84 112 116 112 116 122C116 132 104 138 100 138C96 138 84 132 84 122Z', '#2c1c16') +
  stroke('M100 138V148M100 148C94 156 82 156 78 150M100 148C106 156 118 156 122 150', '#4a2c20', 4);
const eyes = (y: number): Drawing =>
  [70, 130]
    .map(
      (x) => solid(ellipse(x, y, [9, 11]), '#241610') + flat(ellipse(x + 3, y - 4, [3]), '#ffffff'),
    )
    .join('');
const dog: Drawing =
  solid(
    'M48 52C20 44 6 90 22 128C40 136 54 104 58 84ZM152 52C180 44 194 90 178 128C160 136 146 104 142 84Z',
    '#8a5228',
  ) +
  solid(
    'M100 32C146 30 160 70 158 108C156 148 130 172 100 172C70 172 44 148 42 108C40 70 54 30 100 32Z',
    '#c98a4c',
    0.7,
  ) +
  solid('M100 34C114 40 114 90 112 112H88C86 90 86 40 100 34Z', '#f3dcb8', 0.4) +
  eyes(94) +
  muzzle('#f6e6cb');
const puppy: Drawing =
  solid(
    'M50 56C26 38 12 70 26 108C42 112 54 92 60 80ZM150 56C174 38 188 70 174 108C158 112 146 92 140 80Z',
    '#5a4234',
  ) +
  solid(
    'M100 38C148 36 164 76 160 112C156 148 130 168 100 168C70 168 44 148 40 112C36 76 52 36 100 38Z',
    '#f3e8d6',
    0.6,
  ) +
  solid(
    'M124 60C150 62 156 96 146 116C126 120 110 104 110 84C110 70 116 60 124 60Z',
    '#6b4c38',
    0.7,
  ) +
  eyes(98) +
  muzzle('#fbf3e6') +
  solid('M90 152C92 178 108 178 110 152Z', '#e8788a', 0.6);
const cat: Drawing =
  ear('#e0984a', '#f6c9b0', 'M46 84C36 50 38 26 48 16C66 26 82 42 88 54Z') +
  ear('#e0984a', '#f6c9b0', 'M154 84C164 50 162 26 152 16C134 26 118 42 112 54Z') +
  solid(
    'M100 46C148 44 168 80 164 114C160 150 130 170 100 170C70 170 40 150 36 114C32 80 52 44 100 46Z',
    '#eba85c',
    0.7,
  ) +
  stroke(
    'M100 52V78M84 54L88 74M116 54L112 74M42 108L62 112M44 124L64 122M158 108L138 112M156 124L136 122',
    '#b5682a',
    [5, 0.7],
  ) +
  eyes(104) +
  solid(ellipse(86, 138, [17, 14]), '#fbf0de', 0.4) +
  solid(ellipse(114, 138, [17, 14]), '#fbf0de', 0.4) +
  solid('M92 124H108L100 134Z', '#d9788a') +
  stroke('M56 138L14 130M56 146L16 152M144 138L186 130M144 146L184 152', '#fdfbf4', 3);
const boneShape =
  'M-52-12C-60-30-84-24-80-6C-92 8-76 28-60 20C-56 16-54 14-52 12H52C54 14 56 16 60 20C76 28 92 8 80-6C84-24 60-30 52-12Z';
const chewBones: Drawing = [
  [112, 62, -20, '#d9a45c'],
  [90, 108, 8, '#f0dcb4'],
  [108, 154, -8, '#b5743c'],
]
  .map(([x, y, rotate, colour]) =>
    at(
      [Number(x), Number(y)],
      { rotate: Number(rotate), scale: 0.94 },
      solid(boneShape, String(colour) as Colour),
    ),
  )
  .join('');

export const petsDrawings = {
  dog,
  puppy,
  cat,
  chewBones,
};
