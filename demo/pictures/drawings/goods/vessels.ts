import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import {
  cylinder,
  type Drawing,
  ellipse,
  flat,
  shine,
  solid,
  stroke,
} from '../../vocabulary/shapes.ts';

/** A bowl filled to the rim; toppings lie on the content. */
export const bowl = (dish: Colour, content: Colour, ...toppings: readonly Drawing[]): Drawing =>
  [
    solid('M18 92C18 150 58 178 100 178C142 178 182 150 182 92Z', dish),
    flat('M70 176Q100 184 130 176V184Q100 190 70 184Z', darken(dish, 0.35)),
    solid(ellipse(100, 92, [84, 28]), lighten(dish, 0.35), 0.5),
    solid(ellipse(100, 94, [75, 23]), content, 0.7),
    ...toppings,
    shine('M28 112C34 140 52 162 76 172C54 154 42 132 40 112Z', 0.5),
  ].join('');
export const glass = (content: Colour, ...extras: readonly Drawing[]): Drawing =>
  [
    solid('M46 24H154L140 184H60Z', '#e6f1f4', 0.4).replace('<path', '<path opacity=".75"'),
    cylinder('M51 50Q100 58 149 50L137 178Q100 186 63 178Z', content, 0.7),
    solid(ellipse(100, 50, [49, 9]), lighten(content, 0.3), 0.5),
    ...extras,
    shine('M54 30H70L78 176H66Z', 0.6),
    stroke('M46 24Q100 34 154 24', '#cfe0e4', 3),
  ].join('');
export const cupOf = (content: Colour, ware: Colour = '#fbf7ee'): Drawing =>
  [
    stroke('M146 92C178 88 180 132 138 134', darken(ware, 0.16), 11),
    solid(ellipse(100, 170, [84, 16]), ware, 0.7),
    solid('M44 78H156C156 120 144 150 126 160H74C56 150 44 120 44 78Z', ware, 0.7),
    solid(ellipse(100, 78, [56, 15]), darken(ware, 0.1), 0.4),
    solid(ellipse(100, 80, [49, 11]), content, 0.7),
    stroke(
      'M82 56C76 46 88 40 82 28M104 56C98 46 110 40 104 28M124 56C118 46 130 40 124 28',
      '#ffffff',
      [5, 0.75],
    ),
  ].join('');
