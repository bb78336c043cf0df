import { darken, isDark, lighten, mix, type Colour } from '../vocabulary/colour.ts';
import { textBlock } from '../vocabulary/lettering.ts';
import {
  clipped,
  ellipse,
  fitted,
  flat,
  rectangle,
  stroke,
  type Drawing,
} from '../vocabulary/shapes.ts';
import { drawMark, type MarkName } from './marks.ts';

export interface Print {
  readonly brand: string;
  readonly mark: MarkName;
  readonly name: string;
  /** Empty for an item that is sold in several quantities. */
  readonly quantity: string;
  /** The brand's colour. */
  readonly main: Colour;
  /** The brand's second colour. */
  readonly accent: Colour;
  /** The colour of this item, which tells it from the others of the brand. */
  readonly tone: Colour;
  readonly motif: Drawing;
  /** Loose goods fill a window; anything else is printed on the pack. */
  readonly isWindow: boolean;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const inkOn = (colour: Colour, print: Print): Colour =>
  isDark(colour) ? '#ffffff' : darken(isDark(print.main) ? print.main : '#3a2410', 0.35);

const windowPath = ({ x, y, width, height }: Area): string =>
  rectangle([x, y], [width, height], 12);

const drawMotif = (area: Area, print: Print): Drawing => {
  const { x, y, width, height } = area;
  const centre = [x + width / 2, y + height / 2] as const;
  if (!print.isWindow) return fitted(centre, Math.min(width, height) / 190, print.motif);
  const size = Math.max(width, height) / 200;
  const shape = windowPath(area);
  return (
    clipped(shape, fitted(centre, Math.max(size, 0.42), print.motif)) +
    stroke(shape, darken(print.tone, 0.4), [2, 0.5])
  );
};

const pill = (text: string, centre: readonly [number, number], print: Print): Drawing => {
  if (text === '') return '';
  const [x, y] = centre;
  const width = Math.max(34, text.length * 6.6 + 8);
  return (
    flat(rectangle([x - width / 2, y - 8.5], [width, 17], 8.5), print.accent) +
    textBlock(text, {
      centre,
      width: width - 8,
      height: 13,
      maxSize: 13,
      colour: inkOn(print.accent, print),
    })
  );
};

/** Brand on top, then the name on a band of the item's colour, the motif and the quantity. */
export const tallLabel = ({ x, y, width, height }: Area, print: Print, body: Colour): Drawing => {
  const middle = x + width / 2;
  const brandHeight = Math.max(15, height * 0.15);
  const bandTop = y + brandHeight + 3;
  const bandHeight = height * (print.isWindow ? 0.29 : 0.31);
  const motifTop = bandTop + bandHeight + (print.isWindow ? 0 : 4);
  const motifHeight = y + height - (print.isWindow ? 14 : 20) - motifTop;
  const panelHeight = print.isWindow ? y + height - 8 - bandTop : bandHeight;
  return [
    drawMark(print.mark, [x + 9, y + brandHeight / 2], { size: 15, colour: inkOn(body, print) }),
    textBlock(print.brand, {
      centre: [middle + 8, y + brandHeight / 2],
      width: width - 24,
      height: brandHeight,
      maxSize: 14.5,
      colour: inkOn(body, print),
    }),
    flat(rectangle([x - 1, bandTop], [width + 2, panelHeight], 6), print.tone),
    textBlock(print.name, {
      centre: [middle, bandTop + bandHeight / 2],
      width: width - 8,
      height: bandHeight - 7,
      maxSize: 25,
      colour: inkOn(print.tone, print),
    }),
    drawMotif({ x: x + 3, y: motifTop, width: width - 6, height: motifHeight }, print),
    pill(print.quantity, [middle, y + height - 8.5], print),
  ].join('');
};

/** Words on the left, the motif on a disc on the right. */
export const wideLabel = ({ x, y, width, height }: Area, print: Print, body: Colour): Drawing => {
  const motif = Math.min(height, width * 0.42);
  const disc = [x + width - motif / 2, y + height / 2] as const;
  const textArea = width - motif - 6;
  const shape = ellipse(disc[0], disc[1], [motif / 2]);
  return [
    flat(ellipse(disc[0], disc[1], [motif / 2 + 3]), print.accent),
    flat(shape, lighten(print.tone, 0.72)),
    print.isWindow
      ? clipped(shape, fitted(disc, motif / 190, print.motif))
      : fitted(disc, motif / 225, print.motif),
    drawMark(print.mark, [x + 7, y + height * 0.12], { size: 14, colour: inkOn(body, print) }),
    textBlock(print.brand, {
      centre: [x + textArea / 2 + 7, y + height * 0.12],
      width: textArea - 18,
      height: height * 0.22,
      maxSize: 14,
      colour: inkOn(body, print),
    }),
    textBlock(print.name, {
      centre: [x + textArea / 2, y + height * 0.48],
      width: textArea,
      height: height * 0.44,
      maxSize: 25,
      colour: inkOn(body, print),
    }),
    pill(print.quantity, [x + textArea / 2, y + height * 0.87], print),
  ].join('');
};

/** A paper strip with words only, for packs that show the goods themselves. */
export const stripLabel = (area: Area, print: Print): Drawing => {
  const { x, y, width, height } = area;
  const paper = mix('#fffdf6', print.tone, 0.06);
  const middle = x + width / 2;
  return [
    flat(rectangle([x, y], [width, height], 5), paper),
    flat(rectangle([x, y], [width, height * 0.3], 5), print.main),
    textBlock(print.brand, {
      centre: [middle, y + height * 0.15],
      width: width - 12,
      height: height * 0.27,
      maxSize: 15,
      colour: inkOn(print.main, print),
    }),
    textBlock(print.name, {
      centre: [middle, y + height * 0.53],
      width: width - 10,
      height: height * 0.38,
      maxSize: 21,
      colour: '#2a1d10',
    }),
    textBlock(print.quantity, {
      centre: [middle, y + height * 0.86],
      width: width - 10,
      height: height * 0.24,
      maxSize: 13.5,
      colour: mix(print.main, '#2a1d10', 0.4),
    }),
  ].join('');
};
