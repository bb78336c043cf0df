import { darken, lighten, mix } from '../vocabulary/colour.ts';
import {
  cylinder,
  ellipse,
  face,
  flat,
  rectangle,
  shine,
  solid,
  stroke,
} from '../vocabulary/shapes.ts';
import { tallLabel, wideLabel } from './label.ts';
import type { Form } from './form.ts';

/** Glass with a screw lid. */
const jar: Form = (print, { cap, content }) =>
  [
    cylinder(
      'M58 56C46 60 42 72 42 84V170C42 184 54 189 68 189H132C146 189 158 184 158 170V84C158 72 154 60 142 56Z',
      content,
      0.85,
    ),
    flat('M58 52H142V62H58Z', lighten(content, 0.6), 0.7),
    cylinder('M54 20Q100 12 146 20V54Q100 60 54 54Z', cap),
    stroke('M56 44Q100 51 144 44', darken(cap, 0.35), [2, 0.6]),
    cylinder('M42 74Q100 80 158 74V174Q100 181 42 174Z', mix('#fffaf0', print.main, 0.05), 0.35),
    tallLabel({ x: 48, y: 79, width: 104, height: 98 }, print, '#fffaf0'),
    shine('M50 66C46 84 46 160 52 182C60 182 56 90 62 60Z', 0.45),
  ].join('');

/** A plastic or tin drum with a lid: malt, baby food and powders. */
const drum: Form = (print, { body, cap }) =>
  [
    cylinder('M40 42V176Q100 198 160 176V42Z', body),
    cylinder('M36 22Q100 8 164 22V44Q100 58 36 44Z', cap),
    flat(ellipse(100, 22, [62, 8]), lighten(cap, 0.35), 0.8),
    tallLabel({ x: 48, y: 56, width: 104, height: 124 }, print, body),
    shine('M46 52C46 90 46 140 48 176C58 178 54 90 58 54Z', 0.4),
  ].join('');

/** A metal tin with rims. */
const tin: Form = (print, { body }) =>
  [
    cylinder('M40 32V176Q100 198 160 176V32Z', body),
    cylinder('M37 26V34Q100 56 163 34V26Z', '#c9ccd0'),
    solid(ellipse(100, 26, [63, 15]), '#dfe2e6', 0.6),
    solid(ellipse(100, 27, [52, 10]), '#b9bdc4', 0.5),
    cylinder('M37 172V180Q100 202 163 180V172Q100 194 37 172Z', '#c9ccd0'),
    tallLabel({ x: 48, y: 48, width: 104, height: 128 }, print, body),
    shine('M46 48C46 90 46 140 48 174C58 178 54 90 58 50Z', 0.4),
  ].join('');

/** A low tin. */
const lowTin: Form = (print, { body }) =>
  [
    cylinder('M10 72V164Q100 200 190 164V72Z', body),
    cylinder('M7 64V74Q100 108 193 74V64Z', '#c9ccd0'),
    solid(ellipse(100, 62, [93, 26]), '#dfe2e6', 0.6),
    solid(ellipse(100, 63, [79, 19]), '#b9bdc4', 0.5),
    solid(ellipse(100, 52, [20, 5]), '#e9ebee', 0.5),
    wideLabel({ x: 24, y: 96, width: 152, height: 76 }, print, body),
    shine('M18 80C18 110 18 140 20 164C32 170 28 100 32 84Z', 0.4),
  ].join('');

const drinkCan: Form = (print, { body }) =>
  [
    cylinder(
      'M58 34C52 42 52 46 52 52V170C52 178 56 184 62 188H138C144 184 148 178 148 170V52C148 46 148 42 142 34Z',
      body,
    ),
    cylinder('M60 20H140L146 38Q100 48 54 38Z', '#c9ccd0'),
    solid(ellipse(100, 21, [40, 8]), '#e3e6e9', 0.6),
    solid(ellipse(100, 19, [13, 3.4]), '#a9adb4', 0.5),
    cylinder('M56 180Q100 190 144 180L138 190H62Z', '#c9ccd0'),
    tallLabel({ x: 58, y: 50, width: 84, height: 128 }, print, body),
    shine('M58 48C56 90 56 140 60 182C68 182 64 90 68 46Z', 0.5),
  ].join('');

/** A tub with a lid: ice cream and curd. */
const tub: Form = (print, { body, cap }) =>
  [
    cylinder('M28 58H172L156 176Q100 198 44 176Z', body),
    cylinder('M20 40Q100 22 180 40V60Q100 78 20 60Z', cap),
    solid(ellipse(100, 39, [78, 12]), lighten(cap, 0.25), 0.6),
    tallLabel({ x: 49, y: 70, width: 102, height: 112 }, print, body),
    shine('M36 72C40 110 46 150 52 178C62 180 50 100 50 74Z', 0.4),
  ].join('');

/** A small cup with a foil lid. */
const cup: Form = (print, { body }) =>
  [
    cylinder('M44 52H156L142 178Q100 194 58 178Z', body),
    solid(ellipse(100, 48, [64, 13]), '#d9dde2', 0.7),
    face('M150 44L176 36L170 54Z', '#c3c8ce'),
    solid(ellipse(100, 46, [56, 9]), mix(print.tone, '#ffffff', 0.5), 0.5),
    tallLabel({ x: 60, y: 66, width: 80, height: 116 }, print, body),
    shine('M50 66C54 110 60 150 64 178C72 180 62 100 62 68Z', 0.45),
  ].join('');

/** A bar in paper and foil: chocolate, butter and detergent. */
const bar: Form = (print, { body }) =>
  [
    face('M4 66L14 60H186L196 66V146L186 152H14L4 146Z', lighten('#b9bdc4', 0.2)),
    face(rectangle([16, 54], [168, 104], 4), body, 1.2),
    flat('M16 54H24V158H16ZM176 54H184V158H176Z', darken(body, 0.28), 0.4),
    wideLabel({ x: 30, y: 63, width: 142, height: 86 }, print, body),
    shine('M16 54H184V62H16Z', 0.5),
  ].join('');

/** A small round box: balm and kumkum. */
const pot: Form = (print, { body, cap }) =>
  [
    cylinder('M34 92V168Q100 196 166 168V92Z', body),
    cylinder('M28 56V92Q100 120 172 92V56Z', cap),
    solid(ellipse(100, 56, [72, 22]), lighten(cap, 0.2), 0.7),
    wideLabel({ x: 44, y: 108, width: 112, height: 68 }, print, body),
    shine('M36 76C36 90 36 96 38 100C50 104 48 86 50 80Z', 0.45),
  ].join('');

export const rounds = {
  jar,
  drum,
  tin,
  lowTin,
  drinkCan,
  tub,
  cup,
  bar,
  pot,
};
