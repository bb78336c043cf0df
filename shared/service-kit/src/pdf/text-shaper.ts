import harfbuzzModule from 'harfbuzzjs';
import { pdfFonts, type ReadFont } from './fonts.ts';
import type { TextRun } from './text-runs.ts';

/** In units of the font. */
export interface ShapedGlyph {
  readonly id: number;
  /** The letter that it begins to draw; empty for the other glyphs of a letter. */
  readonly letter: string;
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

export type ShapeText = (run: TextRun) => readonly ShapedGlyph[];

/**
 * HarfBuzz chooses and places the glyphs: conjuncts, vowel signs and joined letters. fontkit, the
 * shaper of pdfkit, throws on some fonts of Indian scripts.
 */
export const createTextShaper = async (readFont: ReadFont): Promise<ShapeText> => {
  const harfbuzz = await harfbuzzModule;
  const loadFont = (index: number) => {
    const bytes = readFont(pdfFonts[index]?.file ?? '');
    return harfbuzz.createFont(harfbuzz.createFace(harfbuzz.createBlob(bytes), 0));
  };
  const fonts = new Map<number, ReturnType<typeof loadFont>>();
  return ({ text, font: fontIndex, isRightToLeft }) => {
    if (text === '') return [];
    const font = fonts.get(fontIndex) ?? loadFont(fontIndex);
    fonts.set(fontIndex, font);
    const buffer = harfbuzz.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? 'rtl' : 'ltr');
    harfbuzz.shape(font, buffer);
    const glyphs = buffer.json();
    buffer.destroy();
    const starts = [...new Set(glyphs.map(({ cl }) => cl))].sort((a, b) => a - b);
    const ends = new Map(starts.map((start, index) => [start, starts[index + 1]]));
    const letterAt = (start: number): string => text.slice(start, ends.get(start));
    const isFirstOfLetter = (index: number): boolean => glyphs[index - 1]?.cl !== glyphs[index]?.cl;
    return glyphs.map(({ g: id, cl, ax, dx, dy }, position) => ({
      id,
      letter: isFirstOfLetter(position) ? letterAt(cl) : '',
      xAdvance: ax,
      xOffset: dx,
      yOffset: dy,
    }));
  };
};
