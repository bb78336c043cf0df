import { darken, lighten, type Colour } from '../vocabulary/colour.ts';
import {
  clipped,
  ellipse,
  face,
  fitted,
  flat,
  rectangle,
  shine,
  solid,
  stroke,
  cylinder,
} from '../vocabulary/shapes.ts';
import { textBlock } from '../vocabulary/lettering.ts';
import { tallLabel, stripLabel, wideLabel, type Area } from './label.ts';
import type { Form } from './form.ts';

const block = ({ x, y, width, height }: Area, depth: number, colour: Colour) =>
  face(
    `M${x} ${y}l${depth * 0.7} ${-depth * 0.6}h${width}l${-depth * 0.7} ${depth * 0.6}Z`,
    lighten(colour, 0.35),
  ) +
  face(
    `M${x + width} ${y}l${depth * 0.7} ${-depth * 0.6}v${height}l${-depth * 0.7} ${depth * 0.6}Z`,
    darken(colour, 0.34),
  ) +
  face(rectangle([x, y], [width, height], 2), colour);

const carton: Form = (print, { body }) => {
  const front = { x: 36, y: 30, width: 108, height: 156 };
  return (
    block(front, 28, body) +
    tallLabel({ x: 42, y: 37, width: 96, height: 143 }, print, body) +
    shine('M36 30H50L40 186H36Z', 0.35)
  );
};

/** A thin upright box, as for incense and tubes. */
const slimCarton: Form = (print, { body }) =>
  block({ x: 58, y: 22, width: 72, height: 164 }, 18, body) +
  tallLabel({ x: 62, y: 28, width: 64, height: 152 }, print, body) +
  shine('M58 22H68L62 186H58Z', 0.35);

/** A low box, as for soap, sweets and matches. */
const flatCarton: Form = (print, { body }) =>
  block({ x: 8, y: 74, width: 158, height: 104 }, 34, body) +
  wideLabel({ x: 17, y: 82, width: 142, height: 88 }, print, body) +
  shine('M8 74H166V82H8Z', 0.4);

/** Paper carton for liquids with a slanted top and a cap. */
const brick: Form = (print, { body, cap }) =>
  [
    face('M50 54L68 28H150L138 54Z', lighten(body, 0.3)),
    face('M138 54L150 28V166L138 186Z', darken(body, 0.32)),
    face('M50 54H138V186H50Z', body),
    cylinder('M84 22C84 16 116 16 116 22V40C116 46 84 46 84 40Z', cap),
    tallLabel({ x: 54, y: 60, width: 80, height: 121 }, print, body),
    shine('M50 54H60L54 186H50Z', 0.4),
  ].join('');

/** A small carton with a straw. */
const smallBrick: Form = (print, { body }) =>
  [
    stroke('M116 40L128 8L146 12', '#ffffff', 7),
    stroke('M116 40L128 8L146 12', '#e8e2d6', 4),
    block({ x: 54, y: 44, width: 80, height: 142 }, 22, body),
    tallLabel({ x: 58, y: 50, width: 72, height: 130 }, print, body),
    shine('M54 44H63L58 186H54Z', 0.4),
  ].join('');

/** Eggs in a pulp carton. */
const eggCarton: Form = (print, { content }) => {
  const eggs = [30, 66, 102, 138, 170]
    .map((x) => solid(ellipse(x, 84, [21, 29]), content, 0.7))
    .join('');
  const back = [48, 84, 120, 154]
    .map((x) => solid(ellipse(x, 68, [20, 27]), darken(content, 0.06), 0.7))
    .join('');
  return [
    back,
    face('M8 84H192V104H8Z', '#a99c86'),
    eggs,
    face(
      'M6 98C18 92 24 106 34 104C46 106 52 92 66 98C78 106 90 106 102 98C114 92 122 106 136 104C148 106 156 92 170 98C180 104 186 92 194 98L184 180C182 186 178 188 172 188H28C22 188 18 186 16 180Z',
      '#c3b59b',
    ),
    stripLabel({ x: 34, y: 114, width: 132, height: 66 }, print),
  ].join('');
};

/** A card with the thing under clear film. */
const blister: Form = (print, { body }) => {
  const bubble = rectangle([54, 56], [92, 92], 16);
  return [
    face(rectangle([42, 10], [116, 180], 8), body),
    flat(rectangle([86, 17], [28, 8], 4), '#ffffff', 0.9),
    textBlock(print.brand, {
      centre: [100, 40],
      width: 100,
      height: 20,
      maxSize: 17,
      colour: '#ffffff',
    }),
    flat(bubble, lighten(print.tone, 0.8)),
    clipped(bubble, fitted([100, 102], 0.47, print.motif)),
    shine('M58 62C70 54 100 56 116 58C90 70 70 96 62 130C54 110 54 80 58 62Z', 0.55),
    flat(rectangle([46, 152], [108, 34], 5), '#fffdf6'),
    textBlock(print.name, {
      centre: [100, 163],
      width: 100,
      height: 19,
      maxSize: 15,
      colour: '#2a1d10',
    }),
    textBlock(print.quantity, {
      centre: [100, 179],
      width: 90,
      height: 12,
      maxSize: 11.5,
      colour: darken(print.main, 0.2),
    }),
  ].join('');
};

/** A gift box of sweets that shows what is inside. */
const sweetBox: Form = (print, { body }) =>
  [
    block({ x: 10, y: 112, width: 156, height: 72 }, 24, body),
    face('M10 112L24 60H178L184 98L166 112Z', darken(body, 0.28)),
    clipped('M20 108L32 62H172L170 108Z', fitted([102, 84], 0.62, print.motif)),
    stripLabel({ x: 22, y: 117, width: 132, height: 62 }, print),
  ].join('');

export const boxes = {
  carton,
  slimCarton,
  flatCarton,
  brick,
  smallBrick,
  eggCarton,
  blister,
  sweetBox,
};
