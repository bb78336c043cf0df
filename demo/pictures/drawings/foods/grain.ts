import { type Colour, darken, lighten, mix } from '../../vocabulary/colour.ts';
import { type Grain, heap, type Random } from '../../vocabulary/scatter.ts';
import { at, type Drawing, ellipse, flat, round, solid, stroke } from '../../vocabulary/shapes.ts';

export const turned = (random: Random, spread = 180): number => round((random() - 0.5) * spread);
interface Kernel {
  readonly colour: Colour;
  readonly other?: Colour;
  readonly length: number;
  readonly width?: number;
  /** The line or eye that tells one pulse from another. */
  readonly mark?: (size: number) => Drawing;
  readonly depth?: number;
}
export const kernel =
  ({ colour, other = colour, length, width = length, mark, depth = 0.8 }: Kernel): Grain =>
  (random) =>
    at(
      [0, 0],
      { rotate: turned(random) },
      solid(ellipse(0, 0, [length, width]), mix(colour, other, random() > 0.7 ? 1 : 0), depth),
      mark?.(length) ?? '',
    );
export const splitMark =
  (colour: Colour) =>
  (size: number): Drawing =>
    stroke(`M${-size * 0.6} 0H${size * 0.6}`, colour, [1.6, 0.6]);
export const eyeMark =
  (colour: Colour) =>
  (size: number): Drawing =>
    flat(ellipse(0, -size * 0.42, [size * 0.3, size * 0.22]), colour, 0.9);
export interface Goods {
  readonly grain: Grain;
  readonly step: number;
  readonly base: Colour;
}
/** A mound on the ground. */
export const mound = ({ grain, step, base }: Goods): Drawing =>
  solid('M14 164C30 148 62 74 100 62C138 74 170 148 186 164C160 182 40 182 14 164Z', base) +
  heap({
    grain,
    step,
    top: 68,
    bottom: 168,
    halfWidth: (height) => 8 + 74 * Math.sqrt(height) * (0.72 + 0.28 * height),
  });
/** The same goods, seen through the window of a pack, which is wider than high. */
export const filling = ({ grain, step, base }: Goods): Drawing =>
  flat('M0 0H200V200H0Z', darken(base, 0.12)) +
  heap({ grain, step, top: 28, bottom: 176, halfWidth: () => 104 });
export const ovalGrain = (colour: Colour, length: number, width: number): Goods => ({
  grain: kernel({ colour, other: lighten(colour, 0.3), length, width, depth: 0.7 }),
  step: length * 1.1,
  base: darken(colour, 0.22),
});
export const flake = (colour: Colour, size: number): Goods => ({
  grain: (random) =>
    at(
      [0, 0],
      { rotate: turned(random, 300) },
      solid(
        `M${-size} ${-size * 0.2}C${-size * 0.5} ${-size * 0.8} ${size * 0.6} ${-size * 0.7} ${size} ${-size * 0.1}C${size * 0.7} ${size * 0.6} ${-size * 0.6} ${size * 0.7} ${-size} ${-size * 0.2}Z`,
        mix(colour, lighten(colour, 0.4), random()),
        0.7,
      ),
      stroke(`M${-size * 0.5} 0Q0 ${-size * 0.3} ${size * 0.5} 0`, darken(colour, 0.3), [1.4, 0.4]),
    ),
  step: size * 1.35,
  base: darken(colour, 0.2),
});
export const powder = (colour: Colour, speck = 3): Goods => ({
  grain: (random) =>
    flat(
      ellipse(0, 0, [speck * (0.5 + random() * 0.6)]),
      random() > 0.5 ? lighten(colour, 0.3) : darken(colour, 0.16),
      0.7,
    ),
  step: speck * 3.6,
  base: colour,
});
export const chunk = (colour: Colour, size: number): Goods => ({
  grain: (random) =>
    at(
      [0, 0],
      { rotate: turned(random) },
      solid(
        `M${-size} ${-size * 0.3}L${-size * 0.3} ${-size}L${size * 0.8} ${-size * 0.6}L${size} ${size * 0.4}L${size * 0.1} ${size}L${-size * 0.8} ${size * 0.6}Z`,
        mix(colour, lighten(colour, 0.4), random() * 0.6),
      ),
    ),
  step: size * 1.5,
  base: darken(colour, 0.2),
});
export const pulse = (colour: Colour, length: number, width = length): Goods => ({
  grain: kernel({
    colour,
    other: darken(colour, 0.12),
    length,
    width,
    mark: splitMark(darken(colour, 0.35)),
  }),
  step: length * 1.5,
  base: darken(colour, 0.25),
});
export const bean = (colour: Colour, size: number, eye: Colour): Goods => ({
  grain: kernel({
    colour,
    other: darken(colour, 0.14),
    length: size,
    width: size * 0.7,
    mark: eyeMark(eye),
  }),
  step: size * 1.5,
  base: darken(colour, 0.3),
});
export const chickpea = (colour: Colour, size: number): Goods => ({
  grain: (random) =>
    at(
      [0, 0],
      { rotate: turned(random) },
      solid(
        `M0 ${-size}C${size * 0.8} ${-size} ${size * 1.1} ${size * 0.2} ${size * 0.7} ${size * 0.8}C${size * 0.2} ${size * 1.1} ${-size * 0.5} ${size * 1.1} ${-size * 0.8} ${size * 0.6}C${-size * 1.1} 0 ${-size * 0.7} ${-size} 0 ${-size}Z`,
        colour,
      ),
      stroke(
        `M${-size * 0.1} ${-size * 0.8}Q${-size * 0.3} ${-size * 0.2} 0 ${size * 0.4}`,
        darken(colour, 0.4),
        [1.6, 0.55],
      ),
    ),
  step: size * 1.55,
  base: darken(colour, 0.28),
});
export const curl =
  (d: string, colour: Colour, width: number): Grain =>
  (random) =>
    at(
      [0, 0],
      { rotate: turned(random, 360) },
      stroke(d, darken(colour, 0.35), width + 1.6),
      stroke(d, mix(colour, lighten(colour, 0.35), random()), width),
    );
export const mixture = (first: Goods, second: Goods): Goods => ({
  ...first,
  grain: (random) => (random() > 0.45 ? first.grain(random) : second.grain(random)),
});
export const rice = (colour: Colour, length: number, width = 3): Goods =>
  ovalGrain(colour, length, width);
