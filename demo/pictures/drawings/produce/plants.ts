import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import { at, type Drawing, type Placement, solid, stroke } from '../../vocabulary/shapes.ts';

export const leafGreen: Colour = '#4fa53a';
interface Leaf {
  readonly length: number;
  readonly width: number;
  readonly colour?: Colour;
  readonly rotate?: number;
}
/** A leaf that grows to the right from the point; negative angles point up. */
export const leaf = (
  point: readonly [number, number],
  { length, width, colour = leafGreen, rotate = 0 }: Leaf,
): Drawing =>
  at(
    point,
    { rotate },
    solid(
      `M0 0C${length * 0.2} ${-width} ${length * 0.7} ${-width} ${length} 0C${length * 0.7} ${width} ${length * 0.2} ${width} 0 0Z`,
      colour,
    ),
    stroke(
      `M2 0Q${length * 0.5} ${-width * 0.12} ${length * 0.86} 0`,
      lighten(colour, 0.4),
      [2, 0.8],
    ),
    stroke(
      `M${length * 0.3} 0l${length * 0.16} ${-width * 0.42}M${length * 0.5} 0l${length * 0.16} ${-width * 0.4}M${length * 0.34} 0l${length * 0.16} ${width * 0.42}M${length * 0.54} 0l${length * 0.16} ${width * 0.4}`,
      lighten(colour, 0.35),
      [1.4, 0.6],
    ),
  );
/** The green star on tomatoes and brinjals. */
export const calyx = (
  point: readonly [number, number],
  size: number,
  placement: Placement = {},
): Drawing =>
  at(
    point,
    { ...placement, scale: size / 40 },
    solid(
      'M0 4C-10-4-26-6-40 6C-26 6-20 10-18 22C-10 14-6 10 0 30C6 12 12 12 20 24C20 12 28 6 40 8C28-6 10-4 0 4Z',
      '#4d9a34',
    ),
    stroke('M0 4C0-8 4-16 10-22', '#417f2c', 8),
    stroke('M-1 2C-1-8 3-15 8-20', '#79b855', 3),
  );
/** A lemon's, lime's or orange's cut face. */
export const citrusHalf = (
  point: readonly [number, number],
  radius: number,
  {
    peel,
    flesh,
    rotate = 0,
  }: { readonly peel: Colour; readonly flesh: Colour; readonly rotate?: number },
): Drawing => {
  const segments = Array.from({ length: 9 }, (_, index) =>
    at(
      [0, 0],
      { rotate: index * 40 },
      solid('M0-10C-10-24-24-44-23-60Q-20-72 0-74Q20-72 23-60C24-44 10-24 0-10Z', flesh, 0.6),
      stroke('M-7-44l-3-14M6-40l3-16', lighten(flesh, 0.55), [3, 0.8]),
    ),
  );
  const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return at(
    point,
    { rotate, scale: radius / 90 },
    solid(circle(90), peel),
    solid(circle(81), lighten(peel, 0.8), 0.25),
    ...segments,
    solid(circle(9), lighten(peel, 0.75), 0.2),
  );
};
export const seam = (d: string, colour: Colour, width = 3): Drawing =>
  stroke(d, darken(colour, 0.32), [width, 0.45]);
