import type { Colour } from '../vocabulary/colour.ts';
import type { Drawing } from '../vocabulary/shapes.ts';
import type { Print } from './label.ts';

export interface Materials {
  /** The pack itself; the brand's colour unless said otherwise. */
  readonly body: Colour;
  readonly cap: Colour;
  /** What a clear pack shows. */
  readonly content: Colour;
}

export type Form = (print: Print, materials: Materials) => Drawing;
