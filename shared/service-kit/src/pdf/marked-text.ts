import { toVisualOrder, type TextRun } from './text-runs.ts';
import type { ShapedGlyph } from './text-shaper.ts';

/** What readers of the document copy for these glyphs. */
export interface MarkedGlyphs {
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
}
export interface PlacedGlyph extends Pick<ShapedGlyph, 'id' | 'letter' | 'xAdvance'> {
  readonly x: number;
  readonly y: number;
}

const toHex = (number: number): string => number.toString(16).padStart(4, '0');
const toUtf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => toHex(text.charCodeAt(index))).join('');

/** `ActualText` of the PDF standard: the text that a part of a page stands for. */
export const markText = (text: string, content: readonly string[]): readonly string[] => [
  `/Span <</ActualText <feff${toUtf16(text)}>>> BDC`,
  ...content,
  'EMC',
];

const marksLast = (first: PlacedGlyph, second: PlacedGlyph): number =>
  Number(first.xAdvance === 0) - Number(second.xAdvance === 0);

/** Letters of a run in the order of drawing; within a letter its marks come last. */
export const groupByCluster = (
  { isRightToLeft }: TextRun,
  glyphs: readonly PlacedGlyph[],
): readonly MarkedGlyphs[] => {
  const letters: { text: string; glyphs: PlacedGlyph[] }[] = [];
  for (const glyph of glyphs) {
    const last = letters.at(-1);
    if (glyph.letter === '' && last) last.glyphs.push(glyph);
    else letters.push({ text: glyph.letter, glyphs: [glyph] });
  }
  return letters.map((letter) => ({
    text: isRightToLeft ? toVisualOrder(letter.text) : letter.text,
    glyphs: letter.glyphs.toSorted(marksLast),
  }));
};
