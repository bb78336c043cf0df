import createBidi from 'bidi-js';
import { toPrintableLine } from '@tokri/contracts/validation';
import { pdfFonts } from './fonts.ts';

/** A part of a line that is drawn with one font in one direction. */
export interface TextRun {
  readonly text: string;
  readonly font: number;
  readonly isRightToLeft: boolean;
}
interface LogicalRun {
  text: string;
  readonly font: number;
  readonly script: number;
  readonly level: number;
}
export type HasGlyphs = (font: number, text: string) => boolean;
/** The font for a letter after a letter in the current font; undefined if no font has it. */
export type FindFont = (letter: string, current: number) => number | undefined;

const bidi = createBidi();
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const joinersAndVariationSelectors = /[\u200c\u200d\ufe0e\ufe0f]/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;

export const isAscii = (text: string): boolean => /^[\u0020-\u007e]*$/u.test(text);

const splitIntoGraphemes = (text: string): readonly string[] =>
  [...letters.segment(text)].map(({ segment }) => segment);

/** Remembers the font of each letter, because the layout asks for it again and again. */
export const createFontFinder = (hasGlyphs: HasGlyphs): FindFont => {
  const fonts = pdfFonts.map((_font, index) => index);
  const found = new Map<string, number | undefined>();
  const search: FindFont = (letter, current) => {
    const isForLetter = (font: number): boolean => pdfFonts[font]?.signs.test(letter) ?? false;
    const isOfScript = pdfFonts.some(({ script }) => script.test(letter));
    const candidates = [...(isOfScript ? [] : [current]), 0, ...fonts.filter(isForLetter)];
    const drawn = letter.replace(joinersAndVariationSelectors, '');
    return candidates.find((font) => hasGlyphs(font, drawn));
  };
  return (letter, current) => {
    const key = `${current}:${letter}`;
    if (!found.has(key)) found.set(key, search(letter, current));
    return found.get(key);
  };
};

/** Leaves out signs that no font has; a letter or digit that no font has becomes a question mark. */
export const toDrawableLine = (text: string, findFont: FindFont): string => {
  if (text === '') return '';
  const draw = (letter: string): string => {
    if (findFont(letter, 0) !== undefined) return letter;
    const characters = [...letter.replace(joinersAndVariationSelectors, '')];
    if (characters.length > 1) return characters.map(draw).join('');
    return letterOrDigit.test(letter) ? '?' : '';
  };
  const line = toPrintableLine(text);
  if (isAscii(line)) return line || '-';
  return toPrintableLine(splitIntoGraphemes(line).map(draw).join('')) || '-';
};

const splitByFont = (text: string, findFont: FindFont): readonly LogicalRun[] => {
  const levels = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, 'auto').levels : [];
  const runs: LogicalRun[] = [];
  let position = 0;
  for (const letter of splitIntoGraphemes(text)) {
    const last = runs.at(-1);
    const font = findFont(letter, last?.font ?? 0) ?? 0;
    const ownScript = pdfFonts.findIndex(({ script }) => script.test(letter));
    const script = ownScript < 0 ? (last?.script ?? ownScript) : ownScript;
    const level = levels[position] ?? 0;
    position += letter.length;
    if (last?.font === font && last.script === script && last.level === level) last.text += letter;
    else runs.push({ text: letter, font, script, level });
  }
  return runs;
};

/** Rule L2 of the Unicode Bidirectional Algorithm. */
const reorder = (runs: readonly LogicalRun[]): readonly LogicalRun[] => {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  return ordered;
};

/** The runs of a line from left to right; the text of each is in the order of reading. */
export const splitIntoRuns = (text: string, findFont: FindFont): readonly TextRun[] => {
  if (isAscii(text)) return [{ text, font: 0, isRightToLeft: false }];
  return reorder(splitByFont(text, findFont)).map(({ text: part, font, level }) => ({
    text: part,
    font,
    isRightToLeft: level % 2 === 1,
  }));
};

/** Readers expect a right-to-left line as it looks: last letter first, and mirrored brackets. */
export const toVisualOrder = (letter: string): string =>
  [...letter]
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .reverse()
    .join('');
