import documentModule from 'pdfmake/js/PDFDocument.js';
import { pdfFonts, type ReadFont } from './fonts.ts';
import { markText, groupByCluster, type PlacedGlyph } from './marked-text.ts';
import { createFontFinder, isAscii, splitIntoRuns, type TextRun } from './text-runs.ts';
import type { ShapedGlyph, ShapeText } from './text-shaper.ts';
import { unwrapDefault } from './unwrap-default.ts';

const PdfDocument = unwrapDefault(documentModule);

interface LinePosition {
  readonly x: number;
  readonly baseline: number;
  readonly fontSize: number;
}
type EncodeGlyph = (id: number, text: string) => string;

const format = (points: number): string => String(Math.round(points * 1000) / 1000);
const sumAdvances = (glyphs: readonly ShapedGlyph[]): number =>
  glyphs.reduce((width, { xAdvance }) => width + xAdvance, 0);

/** One code per glyph and text, because several letters can share a glyph. */
const createEncoder = ({ font, scale, subset, widths, unicode }: PdfFont): EncodeGlyph => {
  const codes = new Map<string, string>();
  return (id, text) => {
    const key = `${id}:${text}`;
    const known = codes.get(key);
    if (known !== undefined) return known;
    const index = subset.glyphs.push(id) - 1;
    const code = index.toString(16).padStart(4, '0');
    codes.set(key, code);
    widths[index] = font.getGlyph(id).advanceWidth * scale;
    unicode[index] = [...text].map((character) => character.codePointAt(0) ?? 0);
    return code;
  };
};

/** The layout measures a word several times before it is drawn. */
const createCache = <Value>() => {
  const values = new Map<string, Value>();
  return (key: string, create: () => Value): Value => {
    const value = values.get(key) ?? create();
    values.set(key, value);
    return value;
  };
};

/** Looks like one font to the layout, and draws every letter with the first font that has it. */
export class TextDocument extends PdfDocument {
  readonly #readFont: ReadFont;
  readonly #shape: ShapeText;
  readonly #runs = createCache<readonly TextRun[]>();
  readonly #fonts = new Map<number, { readonly font: PdfFont; readonly encode: EncodeGlyph }>();

  constructor({ readFont, shape }: { readonly readFont: ReadFont; readonly shape: ShapeText }) {
    super({}, {}, {}, {}, { autoFirstPage: false, font: null });
    this.#readFont = readFont;
    const cached = createCache<readonly ShapedGlyph[]>();
    this.#shape = (run) =>
      cached(`${run.font}${run.isRightToLeft ? '<' : '>'}${run.text}`, () => shape(run));
  }

  provideFont() {
    const { font } = this.#load(0);
    return {
      ascender: font.ascender,
      lineHeight: (size: number) => font.lineHeight(size),
      widthOfString: (text: string, size: number) =>
        this.#split(text).reduce(
          (width, run) => width + sumAdvances(this.#shape(run)) * this.#pointsPerUnit(run, size),
          0,
        ),
    };
  }

  readonly findFont = createFontFinder((index, text) => {
    const { font } = this.#load(index).font;
    return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  });

  drawLine(text: string, { x, baseline, fontSize }: LinePosition): void {
    const runs = this.#split(text);
    const isLeftToRight = runs.every(({ isRightToLeft }) => !isRightToLeft);
    const content: string[] = [];
    const { height } = this.page;
    let left = x;
    for (const run of runs) {
      const scale = this.#pointsPerUnit(run, fontSize);
      const glyphs = this.#shape(run).map(
        ({ id, letter, xAdvance, xOffset, yOffset }): PlacedGlyph => {
          const placed = {
            id,
            letter,
            xAdvance,
            x: left + xOffset * scale,
            y: height - baseline + yOffset * scale,
          };
          left += xAdvance * scale;
          return placed;
        },
      );
      content.push(...this.#drawRun(run, { glyphs, fontSize, isMarkedAsLine: isLeftToRight }));
    }
    this.save();
    this.transform(1, 0, 0, -1, 0, height);
    const line = isLeftToRight && !isAscii(text) ? markText(text, content) : content;
    this.addContent(['BT', ...line, 'ET'].join('\n'));
    this.restore();
  }

  /** Readers turn a line of Urdu round by themselves, so that it is marked letter by letter. */
  #drawRun(
    run: TextRun,
    {
      glyphs,
      fontSize,
      isMarkedAsLine,
    }: {
      readonly glyphs: readonly PlacedGlyph[];
      readonly fontSize: number;
      readonly isMarkedAsLine: boolean;
    },
  ): readonly string[] {
    const { font, encode } = this.#load(run.font);
    this.page.fonts[font.id] ??= font.ref();
    const letters = groupByCluster(run, glyphs).map((letter) => {
      const content = letter.glyphs.map(
        ({ id, x, y }, index) =>
          `1 0 0 1 ${format(x)} ${format(y)} Tm <${encode(id, index === 0 ? letter.text : '')}> Tj`,
      );
      return isMarkedAsLine || content.length === 1 ? content : markText(letter.text, content);
    });
    return [`/${font.id} ${format(fontSize)} Tf`, ...letters.flat()];
  }

  #split(text: string): readonly TextRun[] {
    return this.#runs(text, () => splitIntoRuns(text, this.findFont));
  }

  #pointsPerUnit({ font }: TextRun, fontSize: number): number {
    return (this.#load(font).font.scale * fontSize) / 1000;
  }

  #load(index: number) {
    const known = this.#fonts.get(index);
    if (known) return known;
    const font = this.font(this.#readFont(pdfFonts[index]?.file ?? ''))._font;
    const loaded = { font, encode: createEncoder(font) };
    this.#fonts.set(index, loaded);
    return loaded;
  }
}
