import { createHash } from 'node:crypto';
import { darken, lighten, type Colour } from './colour.ts';

/** A piece of an SVG document of 200 × 200 units. The light comes from the upper left. */
export type Drawing = string;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** An id that depends only on the definition, so that repeated definitions are the same one. */
const define = (build: (id: string) => Drawing): { readonly id: string; readonly tag: Drawing } => {
  const id = `d${createHash('sha256').update(build('')).digest('hex').slice(0, 8)}`;
  return { id, tag: build(id) };
};

const stops = (entries: readonly (readonly [number, Colour, number?])[]): Drawing =>
  entries
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const fillWith = (d: string, build: (id: string) => Drawing): Drawing => {
  const { id, tag } = define(build);
  return `${tag}<path d="${d}" fill="url(#${id})"/>`;
};

export const ellipse = (
  cx: number,
  cy: number,
  [rx, ry = rx]: readonly [number, number?],
): string =>
  `M${round(cx - rx)} ${round(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const rectangle = (
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  radius = 0,
): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return (
    `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}${arc(r, r)}v${round(height - 2 * r)}${arc(-r, r)}` +
    `h${round(2 * r - width)}${arc(-r, -r)}v${round(2 * r - height)}${arc(r, -r)}Z`
  );
};

/** A rounded thing: lit at the upper left, shaded at the lower right. */
export const solid = (d: string, colour: Colour, depth = 1): Drawing =>
  fillWith(
    d,
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".28" r=".82">${stops([
        [0, lighten(colour, 0.38 * depth)],
        [0.42, colour],
        [1, darken(colour, 0.42 * depth)],
      ])}</radialGradient>`,
  );

/** An upright cylinder: lit left of the middle, dark at both edges. */
export const cylinder = (d: string, colour: Colour, depth = 1): Drawing =>
  fillWith(
    d,
    (id) =>
      `<linearGradient id="${id}">${stops([
        [0, darken(colour, 0.22 * depth)],
        [0.22, lighten(colour, 0.32 * depth)],
        [0.5, colour],
        [1, darken(colour, 0.4 * depth)],
      ])}</linearGradient>`,
  );

/** A flat face that gets a little darker downwards. */
export const face = (d: string, colour: Colour, depth = 1): Drawing =>
  fillWith(
    d,
    (id) =>
      `<linearGradient id="${id}" x2=".35" y2="1">${stops([
        [0, lighten(colour, 0.16 * depth)],
        [1, darken(colour, 0.16 * depth)],
      ])}</linearGradient>`,
  );

export const flat = (d: string, colour: Colour, opacity = 1): Drawing =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A line of a width, or of a width and an opacity. */
export const stroke = (
  d: string,
  colour: Colour,
  line: number | readonly [number, number] = 3,
): Drawing => {
  const [width, opacity] = typeof line === 'number' ? [line, 1] : line;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
};

/** A tube along a line: dark outline, body and a light streak. */
export const tube = (d: string, colour: Colour, width: number): Drawing =>
  stroke(d, darken(colour, 0.35), width) +
  stroke(d, colour, width * 0.82) +
  `<g transform="translate(${round(-width * 0.1)} ${round(-width * 0.13)})">${stroke(d, lighten(colour, 0.4), [width * 0.26, 0.7])}</g>`;

export const shine = (d: string, opacity = 0.5): Drawing =>
  fillWith(
    d,
    (id) =>
      `<linearGradient id="${id}" x2=".3" y2="1">${stops([
        [0, '#ffffff', opacity],
        [1, '#ffffff', opacity * 0.12],
      ])}</linearGradient>`,
  );

export const groundShadow = (cx: number, cy: number, rx: number): Drawing =>
  fillWith(
    ellipse(cx, cy, [rx, round(rx * 0.2)]),
    (id) =>
      `<radialGradient id="${id}">${stops([
        [0, '#241800', 0.34],
        [0.6, '#241800', 0.2],
        [1, '#241800', 0],
      ])}</radialGradient>`,
  );

export interface Placement {
  readonly rotate?: number;
  readonly scale?: number;
  /** Mirrors left and right. */
  readonly isMirrored?: boolean;
}

/** Moves the origin of a drawing to a point. */
export const at = (
  [x, y]: readonly [number, number],
  { rotate = 0, scale = 1, isMirrored = false }: Placement,
  ...drawings: readonly Drawing[]
): Drawing =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(rotate)}) scale(${isMirrored ? -scale : scale} ${scale})">${drawings.join('')}</g>`;

/** Scales a whole picture about its middle and moves the middle to a point. */
export const fitted = (
  centre: readonly [number, number],
  scale: number,
  drawing: Drawing,
): Drawing => at(centre, { scale }, at([-100, -100], {}, drawing));

export const clipped = (d: string, ...drawings: readonly Drawing[]): Drawing => {
  const { id, tag } = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  return `${tag}<g clip-path="url(#${id})">${drawings.join('')}</g>`;
};
