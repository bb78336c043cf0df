import { darken, lighten } from '../vocabulary/colour.ts';
import {
  clipped,
  face,
  fitted,
  flat,
  shine,
  solid,
  stroke,
  tube,
  type Drawing,
} from '../vocabulary/shapes.ts';
import { stripLabel, tallLabel, wideLabel } from './label.ts';
import type { Form } from './form.ts';

/** A zigzag edge; the teeth point up on the way right and down on the way back. */
const teeth = (from: number, to: number): string => {
  const count = Math.round(Math.abs(to - from) / 6);
  const half = (to - from) / count / 2;
  const height = to > from ? -4 : 4;
  return `l${half} ${height}l${half} ${-height}`.repeat(count);
};

/** A pillow pack, sealed at the top and the bottom. */
const pouch: Form = (print, { body }) =>
  [
    face(
      `M44 14${teeth(44, 156)}C158 60 162 140 156 188${teeth(156, 44)}C38 140 42 60 44 14Z`,
      body,
      1.2,
    ),
    flat('M44 14H156L157 26H43Z', darken(body, 0.18), 0.55),
    flat('M43 176H157L156 188H44Z', darken(body, 0.25), 0.55),
    tallLabel({ x: 52, y: 30, width: 96, height: 143 }, print, body),
    shine('M46 28C44 80 44 130 47 172C56 172 54 120 54 100C54 70 56 40 58 28Z', 0.5),
    stroke('M152 34C150 80 152 130 150 170', darken(body, 0.5), [3, 0.16]),
  ].join('');

/** A stand-up bag with a round bottom. */
const standUp: Form = (print, { body }) =>
  [
    face(
      'M46 14H154C152 40 156 70 160 110C164 150 162 176 156 186C120 194 80 194 44 186C38 176 36 150 40 110C44 70 48 40 46 14Z',
      body,
      1.2,
    ),
    flat('M46 14H154L153 27H47Z', darken(body, 0.2), 0.5),
    stroke('M48 33H152', lighten(body, 0.5), [1.8, 0.6]),
    flat('M42 172C80 184 120 184 158 172L156 186C120 194 80 194 44 186Z', darken(body, 0.3), 0.4),
    tallLabel({ x: 51, y: 38, width: 98, height: 136 }, print, body),
    shine('M46 38C42 80 40 130 44 168C54 168 50 110 54 38Z', 0.5),
  ].join('');

/** A large sack with a stitched top. */
const sack: Form = (print, { body }) =>
  [
    face(
      'M40 22C70 16 130 16 160 22C156 40 162 60 166 100C170 150 166 178 158 186C120 192 80 192 42 186C34 178 30 150 34 100C38 60 44 40 40 22Z',
      body,
      1.2,
    ),
    flat('M40 22C70 16 130 16 160 22L158 36C120 30 80 30 42 36Z', lighten(body, 0.4), 0.8),
    stroke('M46 29H154', darken(body, 0.4), [2, 0.8]).replace('/>', ' stroke-dasharray="5 5"/>'),
    tallLabel({ x: 47, y: 42, width: 106, height: 136 }, print, body),
    shine('M40 44C36 80 34 140 40 176C50 176 46 120 52 44Z', 0.45),
    stroke('M160 50C156 90 162 140 158 176', darken(body, 0.5), [4, 0.16]),
  ].join('');

/** A wrapper for biscuits, sealed left and right. */
const flowPack: Form = (print, { body }) =>
  [
    face(
      'M8 58l5 6l-5 6l5 6l-5 6l5 6l-5 6l5 6l-5 6l5 6l-5 6l5 6l-5 6l5 6l-5 6l5 6l-5 4C40 158 160 158 192 152l-5-6l5-6l-5-6l5-6l-5-6l5-6l-5-6l5-6l-5-6l5-6l-5-6l5-6l-5-6l5-6l-5-6l5-4C160 46 40 46 8 58Z',
      body,
      1.3,
    ),
    flat('M8 58L20 55V154L8 152ZM192 58L180 55V154L192 152Z', darken(body, 0.25), 0.45),
    wideLabel({ x: 27, y: 62, width: 146, height: 84 }, print, body),
    shine('M22 56C70 48 130 48 178 55L178 62C130 56 70 56 22 64Z', 0.6),
  ].join('');

/** Bread in a clear bag, closed at the top. */
const clearBag: Form = (print) =>
  [
    solid(
      'M58 40C66 30 84 28 92 26L84 10C96 6 104 6 116 10L108 26C116 28 134 30 142 40C170 52 176 90 174 130C172 164 164 180 152 186H48C36 180 28 164 26 130C24 90 30 52 58 40Z',
      '#f3efe6',
      0.35,
    ).replace('<path', '<path opacity=".75"'),
    fitted([100, 94], 0.66, print.motif),
    shine('M40 66C34 100 34 140 42 172C52 172 46 110 56 56Z', 0.75),
    stroke('M92 26H108', print.main, 7),
    stripLabel({ x: 36, y: 124, width: 128, height: 58 }, print),
    shine('M150 60C162 84 164 110 160 122C154 104 150 84 144 66Z', 0.6),
  ].join('');

/** A tray with film, for meat, fish and mushrooms. */
const filmTray: Form = (print, { body }) => {
  const film = 'M22 40H178L184 118H16Z';
  return [
    face('M10 112H190L176 186H24Z', darken(body, 0.06)),
    face(
      'M18 30H182C188 30 190 34 190 40L194 112C194 118 190 120 186 120H14C10 120 6 118 6 112L10 40C10 34 12 30 18 30Z',
      body,
    ),
    flat('M22 40H178L184 112H16Z', darken(body, 0.22)),
    clipped(film, fitted([100, 78], 0.56, print.motif)),
    shine('M24 42H84L50 110H18Z', 0.4),
    shine('M104 42H120L96 110H80Z', 0.28),
    stripLabel({ x: 36, y: 121, width: 128, height: 60 }, print),
  ].join('');
};

/** Rolls or pads in printed film, with a carrying strip. */
const wrapped: Form = (print, { body }): Drawing =>
  [
    tube('M78 28C84 8 116 8 122 28', lighten(body, 0.3), 9),
    face(
      'M34 30C70 24 130 24 166 30C174 70 174 140 166 184C130 190 70 190 34 184C26 140 26 70 34 30Z',
      body,
      1.1,
    ),
    tallLabel({ x: 42, y: 36, width: 116, height: 140 }, print, body),
    shine('M34 34C28 80 28 130 34 178C44 176 40 110 46 34Z', 0.5),
  ].join('');

export const bags = {
  pouch,
  standUp,
  sack,
  flowPack,
  clearBag,
  filmTray,
  wrapped,
};
