import type { Colour } from '../vocabulary/colour.ts';
import type { DrawingName } from '../drawings/index.ts';
import type { FormName } from '../packs/index.ts';
import type { Materials } from '../packs/form.ts';

export type ItemPicture =
  | { readonly kind: 'loose'; readonly drawing: DrawingName }
  | {
      readonly kind: 'pack';
      readonly form: FormName;
      readonly motif: DrawingName;
      readonly tone: Colour;
      readonly materials: Partial<Materials>;
    };

/** By the code of the item. */
export type ItemPictures = Readonly<Record<string, ItemPicture>>;

export const loose = (drawing: DrawingName): ItemPicture => ({ kind: 'loose', drawing });

export const pack = (
  form: FormName,
  motif: DrawingName,
  { tone, ...materials }: Partial<Materials> & { readonly tone: Colour },
): ItemPicture => ({ kind: 'pack', form, motif, tone, materials });
