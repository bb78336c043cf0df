import sharp from 'sharp';
import { drawItem, drawNamed, type BrandLook, type PicturedItem } from './compose.ts';
import type { DrawingName } from './drawings/index.ts';
import { toSvg } from './frame.ts';

export { drawingNames, type DrawingName } from './drawings/index.ts';
export type { BrandLook, PicturedItem } from './compose.ts';

/** Large enough for the item page; the shop makes the smaller sizes. */
const itemSide = 320;
/** Aisles and slides show pictures at the size of a list. */
const namedSide = 160;
/** The shop encodes again, so that small files are not worth the time. */
const compressionLevel = 1;

export type Bytes = Uint8Array<ArrayBuffer>;

const toPng = async (svg: Buffer): Promise<Bytes> =>
  new Uint8Array(await sharp(svg).png({ compressionLevel }).toBuffer());

export const renderItem = async (
  item: PicturedItem,
  look: BrandLook | undefined,
  side = itemSide,
): Promise<Bytes> => toPng(toSvg(await drawItem(item, look), side));

export const renderNamed = async (name: DrawingName): Promise<Bytes> =>
  toPng(toSvg(await drawNamed(name), namedSide));
