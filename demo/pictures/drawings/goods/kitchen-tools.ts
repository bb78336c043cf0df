import type { Colour } from '../../vocabulary/colour.ts';
import {
  at,
  cylinder,
  type Drawing,
  ellipse,
  face,
  flat,
  rectangle,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';

const knife: Drawing = at(
  [100, 100],
  { rotate: -38 },
  face('M-92-6C-40-20 10-20 24-18V16C-20 18-70 12-92-6Z', '#d9dfe5'),
  stroke('M-88-4C-50 10-10 14 24 14', '#ffffff', [2.4, 0.9]),
  solid('M24-16H86C94-14 94 14 86 16H24Z', '#2f6b45'),
  ...[40, 60, 78].map((x) => solid(ellipse(x, 0, [4]), '#e9ecef')),
);
const choppingBoard: Drawing = at(
  [100, 102],
  { rotate: -16 },
  face(rectangle([-62, -80], [124, 160], 18), '#c98f4c'),
  face(rectangle([-62, -84], [124, 158], 18), '#deb06c'),
  ...[-36, -10, 16, 40].map((x) =>
    stroke(`M${x}-78C${x + 4}-20 ${x - 4} 20 ${x + 2} 68`, '#b98442', [2.4, 0.6]),
  ),
  flat(rectangle([-18, -70], [36, 12], 6), '#8a5c28'),
  shine(rectangle([-56, -78], [30, 146], 12), 0.3),
);
const gasLighter: Drawing = at(
  [100, 100],
  { rotate: 38 },
  cylinder('M-6-98H6V-20H-6Z', '#c9ced4'),
  cylinder('M-9-34H9V-14H-9Z', '#8f969e'),
  solid('M-15-18H15C20 20 20 60 14 92C8 98-8 98-14 92C-20 60-20 20-15-18Z', '#d2382c'),
  solid('M13 14C26 18 26 40 14 44Z', '#2b2b30'),
  shine('M-10-10C-14 20-14 60-9 84C-4 60-6 20-4-10Z', 0.6),
);
const glassJars: Drawing = (() => {
  const oneJar = (fill: Colour): Drawing =>
    [
      solid(rectangle([-32, -48], [64, 100], 14), '#dbe9ec', 0.5),
      cylinder('M-28-10Q0-4 28-10V38C28 46 22 48 14 48H-14C-22 48-28 46-28 38Z', fill),
      cylinder('M-30-66Q0-72 30-66V-46Q0-40-30-46Z', '#b9864a'),
      shine('M-26-42H-16V46H-22C-26 40-26 0-26-42Z', 0.7),
    ].join('');
  return (
    at([56, 104], { scale: 0.96 }, oneJar('#e9a63a')) +
    at([144, 104], { scale: 0.96 }, oneJar('#c7603a')) +
    at([100, 126], { scale: 1.1 }, oneJar('#f4ecd6'))
  );
})();
const steelBottle: Drawing = [
  cylinder('M80 10H120V38H80Z', '#26303c'),
  stroke('M88 12C88 2 112 2 112 12', '#26303c', 6),
  cylinder(
    'M76 36H124C140 46 144 58 144 72V174C144 184 138 188 128 188H72C62 188 56 184 56 174V72C56 58 60 46 76 36Z',
    '#9db4c6',
  ),
  cylinder('M56 120H144V132H56Z', '#2f6b9a'),
  shine('M62 64C60 90 60 160 64 180C74 178 70 100 80 44Z', 0.65),
].join('');
const teaStrainer: Drawing = [
  tube('M140 78L194 44', '#2b2b30', 12),
  solid('M18 88C22 142 52 166 84 166C116 166 146 142 150 88Z', '#c4cbd2'),
  ...[36, 52, 68, 84, 100, 116, 132].map((x) =>
    stroke(`M${x} 92Q${84 + (x - 84) * 0.8} 130 ${84 + (x - 84) * 0.5} 160`, '#7f8790', [1.6, 0.7]),
  ),
  ...[106, 122, 138, 152].map((y) =>
    stroke(
      `M${24 + (y - 100) * 0.5} ${y}Q84 ${y + 10} ${144 - (y - 100) * 0.5} ${y}`,
      '#7f8790',
      [1.6, 0.7],
    ),
  ),
  solid(ellipse(84, 88, [68, 18]), '#e1e6eb', 0.6),
  solid(ellipse(84, 89, [59, 13]), '#99a1a9', 0.7),
].join('');
const bucket: Drawing = [
  stroke('M30 66C30 6 170 6 170 66', '#8f969e', 6),
  cylinder('M26 62H174L156 180Q100 194 44 180Z', '#2f7fc4'),
  solid(ellipse(100, 62, [76, 20]), '#64aee6', 0.6),
  solid(ellipse(100, 64, [67, 15]), '#1f5c94', 0.8),
  cylinder('M31 92Q100 112 169 92L167 104Q100 124 33 104Z', '#4b98da'),
  solid(ellipse(100, 18, [18, 6]), '#f0b52c'),
].join('');
const spinMop: Drawing = [
  cylinder('M10 122H128L116 184Q70 194 24 184Z', '#35a39a'),
  solid(ellipse(69, 122, [59, 16]), '#7cd0c8', 0.5),
  solid(ellipse(69, 123, [50, 12]), '#1d6f68', 0.8),
  solid(ellipse(50, 122, [24, 8]), '#c4cbd2'),
  tube('M150 6L132 138', '#e36b2c', 9),
  ...[-30, -18, -6, 6, 18, 30].map((dx) =>
    tube(`M131 138C${131 + dx * 0.6} 150 ${136 + dx} 160 ${138 + dx * 1.3} 184`, '#f4f1ea', 11),
  ),
  solid(ellipse(132, 140, [22, 9]), '#e36b2c'),
].join('');
const grassBroom: Drawing = at(
  [100, 96],
  { rotate: 30 },
  tube('M0-92V-20', '#c7462f', 15),
  ...[-44, -33, -22, -11, 0, 11, 22, 33, 44].map((dx) =>
    tube(`M${dx * 0.2}-16C${dx * 0.5} 20 ${dx} 50 ${dx * 1.3} 96`, '#cfae5c', 11),
  ),
  tube('M-15-2Q0 6 15-2', '#2f6b45', 7),
  tube('M-22 24Q0 34 22 24', '#2f6b45', 6),
);
const terracottaPot: Drawing = [
  cylinder('M36 66H164L146 178Q100 192 54 178Z', '#c46a3c'),
  cylinder('M26 40H174V74Q100 86 26 74Z', '#d17a49'),
  solid(ellipse(100, 40, [74, 17]), '#e09a6c', 0.6),
  solid(ellipse(100, 42, [62, 12]), '#6b351a', 0.8),
  shine('M48 84C52 120 58 150 64 172C74 174 62 110 64 84Z', 0.35),
].join('');

export const kitchenToolsDrawings = {
  knife,
  choppingBoard,
  gasLighter,
  glassJars,
  steelBottle,
  teaStrainer,
  bucket,
  spinMop,
  grassBroom,
  terracottaPot,
};
