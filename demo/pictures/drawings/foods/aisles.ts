import type { Colour } from '../../vocabulary/colour.ts';
import {
  at,
  cylinder,
  type Drawing,
  ellipse,
  flat,
  shine,
  solid,
  stroke,
  tube,
} from '../../vocabulary/shapes.ts';
import { goods } from './goods.ts';
import { mound } from './grain.ts';
import { bowl, glass } from '../goods/vessels.ts';
import { citrusHalf, leaf } from '../produce/plants.ts';

/** Bowls, bottles and glasses without a brand, for aisles and the home screen. */
const heaped = (dish: Colour, heapDrawing: Drawing, base: Colour): Drawing =>
  bowl(dish, base, at([30, -26], { scale: 0.7 }, heapDrawing));
const riceBowl: Drawing = heaped('#b5442c', mound(goods.basmati), '#f4ecd6');
const dalBowl: Drawing = heaped('#8a5a2c', mound(goods.toorDal), '#e9a63a');
const oilBottle: Drawing = [
  cylinder(
    'M80 44C80 56 56 60 52 84C50 110 50 172 54 182C58 190 142 190 146 182C150 172 150 110 148 84C144 60 120 56 120 44Z',
    '#f3bf3c',
    0.8,
  ),
  cylinder('M80 14Q100 10 120 14V44Q100 48 80 44Z', '#d93a1c'),
  solid(
    'M100 92C116 116 122 126 122 138C122 152 112 160 100 160C88 160 78 152 78 138C78 126 84 116 100 92Z',
    '#fbe08a',
    0.6,
  ),
  shine('M60 76C56 100 56 150 60 180C68 180 64 100 72 66Z', 0.55),
].join('');
const lotionPump: Drawing = [
  stroke('M100 48V22', '#d98a9c', 12),
  tube('M100 22H62C56 22 54 26 54 34', '#f0a5b5', 11),
  cylinder('M82 46H118V62H82Z', '#f0a5b5'),
  solid(
    'M68 60H132C146 62 150 72 150 86V174C150 184 144 188 136 188H64C56 188 50 184 50 174V86C50 72 54 62 68 60Z',
    '#f7ccd4',
    0.7,
  ),
  solid(
    'M100 96C114 116 120 126 120 136C120 148 111 156 100 156C89 156 80 148 80 136C80 126 86 116 100 96Z',
    '#fdf3f0',
    0.5,
  ),
  shine('M58 72C54 84 54 160 58 182C66 180 62 100 68 64Z', 0.6),
].join('');
const orangeJuice: Drawing =
  glass('#f7a02c', flat(ellipse(96, 50, [30, 4]), '#fbc468', 0.8)) +
  citrusHalf([150, 48], 36, { peel: '#ee7f1a', flesh: '#ffac45' });
const salad: Drawing =
  leaf([60, 80], { length: 60, width: 24, rotate: -120 }) +
  leaf([100, 74], { length: 64, width: 26, rotate: -84 }) +
  leaf([140, 80], { length: 60, width: 24, rotate: -50 }) +
  bowl(
    '#e3dcc9',
    '#5fae3a',
    solid(ellipse(70, 90, [16, 11]), '#e0402a'),
    solid(ellipse(128, 88, [17, 10]), '#f3d24a'),
    leaf([84, 96], { length: 44, width: 14, rotate: -10 }),
  );

export const aislesDrawings = {
  riceBowl,
  dalBowl,
  oilBottle,
  lotionPump,
  orangeJuice,
  salad,
};
