import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import { textBlock } from '../../vocabulary/lettering.ts';
import {
  cylinder,
  type Drawing,
  ellipse,
  face,
  flat,
  rectangle,
  shine,
  solid,
  stroke,
} from '../../vocabulary/shapes.ts';
import { leaf } from '../produce/plants.ts';

const diaperShape =
  'M18 50H182C184 78 178 98 160 104C136 110 126 130 122 160H78C74 130 64 110 40 104C22 98 16 78 18 50Z';
export const diaper = (letter: string, colour: Colour): Drawing =>
  [
    solid(diaperShape, '#fbfaf6', 0.5),
    face('M18 50H182C182 60 182 66 180 72H20C18 66 18 60 18 50Z', colour),
    stroke(
      'M44 100C68 106 80 130 84 158M156 100C132 106 120 130 116 158',
      lighten(colour, 0.4),
      [4, 0.9],
    ),
    flat(ellipse(100, 112, [27, 25]), lighten(colour, 0.3)),
    textBlock(letter, {
      centre: [100, 112],
      width: 40,
      height: 42,
      maxSize: 40,
      colour: darken(colour, 0.5),
    }),
  ].join('');
const clothDiaper: Drawing = [
  solid(diaperShape, '#6fb0c9', 0.8),
  ...[
    [60, 84],
    [100, 76],
    [140, 84],
    [86, 112],
    [116, 112],
    [100, 140],
  ].map(([x = 0, y = 0]) =>
    flat('M0-8L3-3L8-2L4 2L5 8L0 5L-5 8L-4 2L-8-2L-3-3Z', '#fdf3cf').replace(
      '<path',
      `<path transform="translate(${x} ${y})"`,
    ),
  ),
  ...[36, 54, 146, 164].map((x) => solid(ellipse(x, 62, [6]), '#fbfaf6', 0.4)),
  face(rectangle([118, 128], [66, 44], 8), '#fdfbf4'),
  stroke('M124 140H178M124 152H178M124 164H178', '#d9d4c6', 2),
].join('');
const wipes: Drawing = [
  face(rectangle([14, 92], [172, 84], 18), '#cfe8dd'),
  face('M70 92C84 50 96 64 104 38C118 56 112 74 136 92Z', '#ffffff', 0.4),
  solid(ellipse(100, 96, [46, 14]), '#8fc4ae', 0.6),
  stroke('M104 44C100 64 96 78 92 92', '#d5dfe0', 2.6),
  leaf([60, 148], { length: 44, width: 13, rotate: -24 }),
  leaf([60, 150], { length: 40, width: 12, rotate: 14 }),
].join('');
const feedingBottle: Drawing = [
  solid('M84 42C84 20 92 10 100 10C108 10 116 20 116 42Z', '#e8b98a'),
  cylinder('M68 42H132V64H68Z', '#f08a8a'),
  cylinder(
    'M66 64H134C142 72 142 84 136 96C132 110 142 120 142 136V172C142 184 136 190 124 190H76C64 190 58 184 58 172V136C58 120 68 110 64 96C58 84 58 72 66 64Z',
    '#dcecf2',
    0.6,
  ),
  cylinder(
    'M60 118Q100 124 140 118C142 124 142 130 142 136V172C142 184 136 190 124 190H76C64 190 58 184 58 172V136C58 130 58 124 60 118Z',
    '#fdfbf6',
    0.6,
  ),
  ...[130, 144, 158, 172].map((y) => stroke(`M112 ${y}h20`, '#e06a6a', 3)),
  shine('M70 70C66 84 72 96 70 110C66 130 66 160 70 182C78 178 76 110 78 70Z', 0.7),
].join('');
const babyFace: Drawing = [
  solid(ellipse(100, 106, [74, 70]), '#f6cfae', 0.6),
  solid(ellipse(28, 110, [13, 15]), '#f0bd98', 0.6),
  solid(ellipse(172, 110, [13, 15]), '#f0bd98', 0.6),
  stroke('M100 36C84 40 84 20 100 22C116 24 112 44 98 44', '#5a3a22', 6),
  ...[70, 130].map(
    (x) => solid(ellipse(x, 104, [8, 10]), '#2c1c12') + flat(ellipse(x + 3, 100, [2.6]), '#ffffff'),
  ),
  ...[52, 148].map((x) => flat(ellipse(x, 128, [13, 9]), '#f29a8a', 0.55)),
  stroke('M78 136C90 150 110 150 122 136', '#a8483a', 5),
].join('');
export const porridge = (content: Colour): Drawing =>
  [
    stroke('M150 28L118 96', '#e8b04a', 10),
    solid('M18 92C18 150 58 178 100 178C142 178 182 150 182 92Z', '#f08aa0'),
    solid(ellipse(100, 92, [84, 28]), '#f9c4cf', 0.5),
    solid(ellipse(100, 94, [75, 23]), content, 0.7),
    stroke('M58 94C70 82 84 106 98 92C108 84 120 96 126 100', lighten(content, 0.5), [4, 0.8]),
    ...[60, 100, 140].map((x) =>
      flat('M0-12L3.5-4L12-3L6 3L7 12L0 7L-7 12L-6 3L-12-3L-3.5-4Z', '#ffffff', 0.8).replace(
        '<path',
        `<path transform="translate(${x} 142)"`,
      ),
    ),
  ].join('');

export const babyDrawings = {
  clothDiaper,
  wipes,
  feedingBottle,
  babyFace,
};
