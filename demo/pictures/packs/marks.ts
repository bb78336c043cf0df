import type { Colour } from '../vocabulary/colour.ts';
import { at, type Drawing } from '../vocabulary/shapes.ts';

/** Signs of the invented brands, in a square of 40 units about the origin. */
const marks = {
  leaf: 'M-16 14C-18-10 0-20 18-18C20 2 8 18-12 14L-18 20Z',
  wheat:
    'M-2 20V-4C-14-4-16-12-16-16C-8-16-2-12-2-6C-4-14-2-20 0-22C2-20 4-14 2-6C2-12 8-16 16-16C16-12 14-4 2-4V2C2-2 8-6 16-6C16-2 14 6 2 8V20ZM-2 8C-14 6-16-2-16-6C-8-6-2-2-2 2Z',
  mountain: 'M-22 16L-6-14L2 0L8-8L22 16Z',
  sun: 'M-10 0A10 10 0 1 0 10 0A10 10 0 1 0-10 0ZM-2-20H2V-13H-2ZM-2 13H2V20H-2ZM-20-2H-13V2H-20ZM13-2H20V2H13ZM-16-13L-13-16L-8-11L-11-8ZM8 11L11 8L16 13L13 16ZM8-11L13-16L16-13L11-8ZM-16 13L-11 8L-8 11L-13 16Z',
  drop: 'M0-20C10-6 15 0 15 8A15 13 0 0 1-15 8C-15 0-10-6 0-20Z',
  flower:
    'M0-6C-8-18 8-18 0-6ZM0-5C-6-22 6-22 0-5ZM5-2C20-12 22 4 5-2ZM3 4C18 12 6 22 3 4ZM-3 4C-6 22-18 12-3 4ZM-5-2C-22 4-20-12-5-2ZM-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z',
  wave: 'M-20 2C-14-12-6-12 0-2C6 8 14 8 20-6V2C14 16 6 16 0 6C-6-4-14-4-20 10Z',
  star: 'M0-20L6-7L20-6L9 3L13 18L0 10L-13 18L-9 3L-20-6L-6-7Z',
  crown: 'M-18 14L-20-10L-9-2L0-16L9-2L20-10L18 14Z',
  paw: 'M0 0C10 0 16 10 12 16C8 20 4 16 0 16C-4 16-8 20-12 16C-16 10-10 0 0 0ZM-18-4A4.5 6 0 1 0-9-4A4.5 6 0 1 0-18-4ZM-10-13A4.5 6 0 1 0-1-13A4.5 6 0 1 0-10-13ZM1-13A4.5 6 0 1 0 10-13A4.5 6 0 1 0 1-13ZM9-4A4.5 6 0 1 0 18-4A4.5 6 0 1 0 9-4Z',
  flame:
    'M0-22C4-10 16-4 14 8C13 16 6 20 0 20C-8 20-14 14-14 6C-14 0-10-4-8-8C-6-4-4-2-2-2C0-8-2-14 0-22Z',
  bird: 'M-20 4C-12-14 2-14 8-6L20-10L14 0C12 12 0 16-8 10C-12 10-16 8-20 4Z',
  moon: 'M6-18A18 18 0 1 0 16 12A15 15 0 0 1 6-18Z',
  shield: 'M0-20L16-14V2C16 12 8 18 0 21C-8 18-16 12-16 2V-14Z',
  diamond: 'M0-20L18 0L0 20L-18 0Z',
  boat: 'M-20 6H20L12 16H-12ZM-2 2V-20L14 2ZM-5 2V-14L-15 2Z',
  house: 'M0-18L20 0H14V16H4V4H-4V16H-14V0H-20Z',
  heart: 'M0 16C-22 0-20-16-9-16C-4-16-1-13 0-9C1-13 4-16 9-16C20-16 22 0 0 16Z',
  tiger:
    'M-16-14L-6-10H6L16-14L14 4C12 14 4 18 0 18C-4 18-12 14-14 4ZM-3-8H3V-1H-3ZM-12 0H-5V3H-12ZM5 0H12V3H5Z',
} as const satisfies Readonly<Record<string, string>>;

export type MarkName = keyof typeof marks;

export const drawMark = (
  name: MarkName,
  point: readonly [number, number],
  { size, colour }: { readonly size: number; readonly colour: Colour },
): Drawing =>
  at(
    point,
    { scale: size / 42 },
    `<path d="${marks[name]}" fill="${colour}" fill-rule="evenodd"/>`,
  );
