import { darken, lighten, mix } from '../vocabulary/colour.ts';
import {
  clipped,
  cylinder,
  ellipse,
  face,
  flat,
  rectangle,
  shine,
  solid,
  stroke,
  tube,
} from '../vocabulary/shapes.ts';
import { tallLabel, type Print } from './label.ts';
import type { Form } from './form.ts';

/** A paper label around a bottle: light, so that the name band stands out. */
const paper = (x: number, [top, bottom]: readonly [number, number], print: Print) => {
  const right = 200 - x;
  return (
    cylinder(
      `M${x} ${top}Q100 ${top + 5} ${right} ${top}V${bottom}Q100 ${bottom + 5} ${x} ${bottom}Z`,
      mix('#fffaf0', print.main, 0.05),
      0.4,
    ) +
    tallLabel(
      { x: x + 4, y: top + 5, width: right - x - 8, height: bottom - top - 5 },
      print,
      '#fffaf0',
    )
  );
};

/** Clear plastic with a screw cap: oil, water and squash. */
const bottle: Form = (print, { cap, content }) =>
  [
    cylinder(
      'M82 40C82 52 58 54 52 74C48 92 50 176 54 182C58 190 142 190 146 182C150 176 152 92 148 74C142 54 118 52 118 40Z',
      content,
      0.75,
    ),
    flat('M82 38H118V46H82Z', lighten(content, 0.5), 0.8),
    cylinder('M80 14Q100 10 120 14V40Q100 44 80 40Z', cap),
    paper(49, [74, 176], print),
    shine('M60 66C54 80 53 150 57 180C64 182 62 90 70 62Z', 0.45),
  ].join('');

/** A fizzy drink: waist and ribbed foot. */
const sodaBottle: Form = (print, { cap, content, body }) =>
  [
    cylinder(
      'M86 32C86 46 60 58 58 80C56 92 62 96 62 104C62 120 56 124 56 140C56 160 56 176 62 184C72 190 80 184 84 188C92 192 108 192 116 188C120 184 128 190 138 184C144 176 144 160 144 140C144 124 138 120 138 104C138 96 144 92 142 80C140 58 114 46 114 32Z',
      content,
      0.9,
    ),
    cylinder('M84 10H116V32H84Z', cap),
    cylinder(
      'M57 76Q100 82 143 76C141 92 138 96 138 104C138 120 143 124 144 140Q100 168 56 164C56 130 62 120 62 104C62 96 57 90 57 76Z',
      body,
    ),
    tallLabel({ x: 65, y: 80, width: 70, height: 78 + 22 }, print, body),
    shine('M68 60C60 74 66 96 64 120C60 150 60 170 66 182C72 150 70 100 78 54Z', 0.4),
  ].join('');

/** Glass with a long neck: sauces, vinegar and olive oil. */
const glassBottle: Form = (print, { cap, content }) =>
  [
    cylinder(
      'M88 34C88 60 58 64 56 92C54 120 56 176 60 184C66 190 134 190 140 184C144 176 146 120 144 92C142 64 112 60 112 34Z',
      content,
    ),
    cylinder('M85 8H115V36H85Z', cap),
    paper(56, [84, 178], print),
    shine('M66 82C60 100 60 160 64 182C70 182 68 110 76 74Z', 0.45),
  ].join('');

/** Dairy glass with a wide mouth. */
const milkBottle: Form = (print, { cap, content }) =>
  [
    cylinder(
      'M76 36C76 56 54 66 52 92V178C54 190 146 190 148 178V92C146 66 124 56 124 36Z',
      content,
      0.6,
    ),
    cylinder('M72 16Q100 8 128 16V36Q100 42 72 36Z', cap),
    paper(52, [82, 178], print),
    shine('M62 84C58 110 58 160 62 182C70 182 66 110 74 66Z', 0.6),
  ].join('');

/** An opaque bottle with a flip cap: shampoo, lotion and cleaners. */
const flipBottle: Form = (print, { body, cap }) =>
  [
    cylinder('M76 14H124C126 14 128 18 128 24V42H72V24C72 18 74 14 76 14Z', cap),
    solid(
      'M66 40H134C148 44 154 60 154 90C156 130 152 176 146 184C136 190 64 190 54 184C48 176 44 130 46 90C46 60 52 44 66 40Z',
      body,
      0.8,
    ),
    tallLabel({ x: 55, y: 52, width: 90, height: 128 }, print, body),
    shine('M58 52C50 70 50 140 56 178C64 178 60 100 68 48Z', 0.5),
  ].join('');

const pumpBottle: Form = (print, { body, cap }) =>
  [
    stroke('M100 48V20', darken(cap, 0.1), 12),
    tube('M100 20H60C54 20 52 24 52 32', cap, 11),
    cylinder('M82 44H118V60H82Z', cap),
    solid(
      'M68 58H132C146 60 150 70 150 84V174C150 184 144 188 136 188H64C56 188 50 184 50 174V84C50 70 54 60 68 58Z',
      body,
      0.8,
    ),
    tallLabel({ x: 56, y: 66, width: 88, height: 116 }, print, body),
    shine('M58 68C54 80 54 160 58 182C66 180 62 100 68 62Z', 0.5),
  ].join('');

const sprayBottle: Form = (print, { body, cap, content }) =>
  [
    face('M58 12H124C132 12 136 20 134 30H118V48H86V34H62L50 26C50 18 52 12 58 12Z', cap),
    stroke('M84 36C78 44 72 50 66 56', darken(cap, 0.3), 7),
    cylinder(
      'M86 46H116V58C130 64 146 74 148 96V180C146 190 54 190 52 180V96C54 74 72 64 86 58Z',
      content,
      0.7,
    ),
    paper(52, [86, 180], { ...print, main: body }),
    shine('M60 90C58 110 58 160 62 184C68 182 66 110 74 72Z', 0.5),
  ].join('');

/** A bottle whose neck bends, for toilet cleaner. */
const angledBottle: Form = (print, { body, cap }) =>
  [
    face('M56 10L84 16L78 42L48 34Z', cap),
    solid(
      'M50 34L80 42C84 62 112 58 136 66C152 72 154 90 154 110C154 150 152 178 146 184C134 190 66 190 56 184C46 170 48 130 48 100C48 74 46 54 50 34Z',
      body,
      0.8,
    ),
    tallLabel({ x: 57, y: 76, width: 90, height: 106 }, print, body),
    shine('M54 46C50 80 50 140 58 178C64 170 58 90 62 48Z', 0.5),
  ].join('');

/** A can with a handle: 5 litres. */
const canister: Form = (print, { body, cap }) =>
  [
    cylinder('M122 12H150V30H122Z', cap),
    solid(
      'M40 58C40 36 56 28 80 28H150C160 30 162 40 162 60V172C162 184 156 188 146 188H54C44 188 38 184 38 172Z',
      body,
      0.8,
    ),
    solid(
      'M56 60C56 48 64 44 74 44H104C112 44 112 56 104 58H74C70 60 70 66 64 68C58 68 56 66 56 60Z',
      darken(body, 0.55),
      0.4,
    ),
    tallLabel({ x: 48, y: 72, width: 104, height: 110 }, print, body),
    shine('M44 60C42 90 42 150 46 180C52 176 48 100 54 50Z', 0.45),
  ].join('');

const aerosol: Form = (print, { body, cap }) =>
  [
    cylinder('M68 56V26C70 12 130 12 132 26V56Z', cap),
    cylinder('M62 60Q100 52 138 60V180Q100 192 62 180Z', body),
    tallLabel({ x: 66, y: 66, width: 68, height: 112 }, print, body),
    stroke('M63 62Q100 70 137 62', lighten(body, 0.5), [2, 0.7]),
  ].join('');

/** A tube that stands on its cap. */
const squeezeTube: Form = (print, { body, cap }) =>
  [
    cylinder('M76 162H124L120 190H80Z', cap),
    face('M48 12H152L136 160C134 166 66 166 64 160Z', body, 1.1),
    flat('M48 12H152L151 24H49Z', darken(body, 0.22), 0.5),
    tallLabel({ x: 66, y: 30, width: 68, height: 128 }, print, body),
    shine('M54 28C58 80 62 130 68 158C76 156 66 80 66 28Z', 0.5),
  ].join('');

/** A feeding bottle or refill that shows its liquid. */
const refill: Form = (print, { content, cap }) =>
  [
    cylinder('M88 8H112V40H88Z', '#d9d4c8'),
    cylinder('M74 36H126V58H74Z', cap),
    solid(rectangle([52, 56], [96, 132], 26), content, 0.7),
    clipped(ellipse(100, 122, [48, 66]), shine('M58 66H74V180H58Z', 0.5)),
    tallLabel({ x: 62, y: 78, width: 76, height: 102 }, print, '#fffaf0'),
  ].join('');

export const bottles = {
  bottle,
  sodaBottle,
  glassBottle,
  milkBottle,
  flipBottle,
  pumpBottle,
  sprayBottle,
  angledBottle,
  canister,
  aerosol,
  squeezeTube,
  refill,
};
