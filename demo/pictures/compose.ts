import { draw, drawFilling, isLooseGoods, type DrawingName } from './drawings/index.ts';
import { frame } from './frame.ts';
import { itemPictures } from './items/index.ts';
import type { ItemPicture } from './items/picture.ts';
import { forms } from './packs/index.ts';
import type { MarkName } from './packs/marks.ts';
import type { Colour } from './vocabulary/colour.ts';
import { groundShadow, type Drawing } from './vocabulary/shapes.ts';

export interface BrandLook {
  readonly Main: Colour;
  readonly Accent: Colour;
  readonly Mark: MarkName;
}
export interface PicturedItem {
  readonly Code: string;
  readonly Name: string;
  readonly Brand: string;
  readonly Units: readonly { readonly Name: string }[];
}

const room = 172;
const motifRoom = 190;
/** The picture is a little above the middle, because the shadow needs room below. */
const shadowDepth = 3;

const onGround = async (drawing: Drawing): Promise<Drawing> => {
  const framed = await frame(drawing, room);
  return (
    groundShadow(
      100,
      Math.round(framed.bottom) - shadowDepth,
      Math.round(framed.halfWidth * 0.94),
    ) + framed.drawing
  );
};

/** Motifs repeat: sambar and soup use the same bowl of the drawings. */
const motifs = new Map<DrawingName, Promise<Drawing>>();
const drawMotif = (name: DrawingName): Promise<Drawing> => {
  const known = motifs.get(name);
  if (known) return known;
  const motif = frame(draw(name), motifRoom).then(({ drawing }) => drawing);
  motifs.set(name, motif);
  return motif;
};

/** One picture shows every unit of an item, so that a quantity on it would contradict the others. */
const quantityOf = ({ Units }: PicturedItem): string =>
  (Units.length === 1 && Units[0]?.Name) || '';

const drawPack = async (
  item: PicturedItem,
  picture: Extract<ItemPicture, { kind: 'pack' }>,
  look: BrandLook,
): Promise<Drawing> => {
  const { form, motif, tone, materials } = picture;
  const print = {
    brand: item.Brand,
    mark: look.Mark,
    name: item.Name,
    quantity: quantityOf(item),
    main: look.Main,
    accent: look.Accent,
    tone,
    motif: isLooseGoods(motif) && windowed.has(form) ? drawFilling(motif) : await drawMotif(motif),
    isWindow: isLooseGoods(motif) && windowed.has(form),
  };
  return forms[form](print, { body: look.Main, cap: look.Accent, content: tone, ...materials });
};
const windowed: ReadonlySet<string> = new Set(['pouch', 'standUp', 'sack']);

export const drawItem = async (
  item: PicturedItem,
  look: BrandLook | undefined,
): Promise<Drawing> => {
  const picture = itemPictures[item.Code];
  if (picture === undefined) throw new Error(`demo/pictures/items has no picture of ${item.Code}`);
  if (picture.kind === 'loose') return onGround(draw(picture.drawing));
  if (look === undefined) throw new Error(`demo/brands.json has no Look of ${item.Brand}`);
  return onGround(await drawPack(item, picture, look));
};

export const drawNamed = async (name: DrawingName): Promise<Drawing> => onGround(draw(name));
