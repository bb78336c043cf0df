import { at, round, type Drawing } from './shapes.ts';

export type Random = () => number;

/** Mulberry32: the same seed gives the same picture on every machine. */
export const createRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
};

export type Grain = (random: Random) => Drawing;

export interface Heap {
  readonly grain: Grain;
  /** Distance between neighbouring grains. */
  readonly step: number;
  readonly top: number;
  readonly bottom: number;
  /** Half the width at a height from 0 (top) to 1 (bottom). */
  readonly halfWidth: (height: number) => number;
  readonly centre?: number;
  readonly rowStep?: number;
}

/** Rows of grains from the back to the front, so that the front ones cover those behind. */
export const heap = ({
  grain,
  step,
  top,
  bottom,
  halfWidth,
  centre = 100,
  rowStep = step * 0.62,
}: Heap): Drawing => {
  const random = createRandom(Math.round(step * 100 + top));
  const drawings: Drawing[] = [];
  for (let y = top; y <= bottom; y += rowStep) {
    const half = halfWidth((y - top) / Math.max(1, bottom - top));
    for (let x = -half; x <= half; x += step)
      drawings.push(
        at(
          [
            round(centre + x + (random() - 0.5) * step * 0.7),
            round(y + (random() - 0.5) * rowStep * 0.7),
          ],
          { rotate: 0 },
          grain(random),
        ),
      );
  }
  return drawings.join('');
};

export const repeat = (count: number, draw: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
