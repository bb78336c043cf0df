import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Colour } from './colour.ts';
import { round, type Drawing } from './shapes.ts';

interface Outlines {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  readonly glyphs: Readonly<Record<string, readonly [number, string]>>;
}

/** Text is drawn as outlines, so a picture does not depend on the fonts of a machine. */
const outlines = JSON.parse(
  readFileSync(join(import.meta.dirname, 'anek-outlines.json'), 'utf8'),
) as Outlines;

const glyph = (character: string): readonly [number, string] => {
  const found = outlines.glyphs[character];
  if (found === undefined) throw new Error(`the outlines have no '${character}'`);
  return found;
};

export const textWidth = (text: string, size: number): number =>
  [...text].reduce((width, character) => width + glyph(character)[0], 0) *
  (size / outlines.unitsPerEm);

export const capHeight = (size: number): number =>
  (outlines.capHeight / outlines.unitsPerEm) * size;

export interface TextStyle {
  readonly size: number;
  readonly colour: Colour;
  readonly align?: 'middle' | 'start';
}

/** One line; `y` is the baseline. */
export const textLine = (
  text: string,
  [x, y]: readonly [number, number],
  { size, colour, align = 'middle' }: TextStyle,
): Drawing => {
  const scale = size / outlines.unitsPerEm;
  let left = 0;
  const glyphs = [...text].map((character) => {
    const [advance, d] = glyph(character);
    const drawing = d ? `<path transform="translate(${left} 0)" d="${d}"/>` : '';
    left += advance;
    return drawing;
  });
  const start = align === 'start' ? x : x - (left * scale) / 2;
  return `<g transform="translate(${round(start)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})" fill="${colour}">${glyphs.join('')}</g>`;
};

/** The lines whose widest is as narrow as possible. */
const breakLines = (words: readonly string[], count: number): string[] => {
  if (count === 1 || words.length <= 1) return [words.join(' ')];
  const [best] = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(' '),
      ...breakLines(words.slice(index + 1), count - 1),
    ])
    .sort((a, b) => widest(a) - widest(b));
  return best ?? [words.join(' ')];
};
const widest = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => textWidth(line, 1)));

export interface TextBlock {
  readonly centre: readonly [number, number];
  readonly width: number;
  readonly height: number;
  readonly maxSize: number;
  readonly colour: Colour;
}

const lineHeight = 0.92;

/** The text as large as the box allows, on up to three lines. */
export const textBlock = (
  text: string,
  { centre: [x, y], width, height, maxSize, colour }: TextBlock,
): Drawing => {
  const words = text.split(' ');
  const [layout] = [1, 2, 3]
    .map((count) => breakLines(words, count))
    .map((lines) => ({
      lines,
      size: Math.min(maxSize, width / widest(lines), height / (lines.length * lineHeight)),
    }))
    .sort((a, b) => b.size - a.size);
  if (layout === undefined) return '';
  const { lines, size } = layout;
  const firstBaseline = y + capHeight(size) / 2 - ((lines.length - 1) * size * lineHeight) / 2;
  return lines
    .map((line, index) =>
      textLine(line, [x, firstBaseline + index * size * lineHeight], { size, colour }),
    )
    .join('');
};
