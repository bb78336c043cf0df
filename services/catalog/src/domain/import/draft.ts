import type { NetQuantity } from '@tokri/contracts/price';
import type { Declarations, ShownStatus } from '../item.ts';

/** What a row says about an item, checked by itself; names of shelves and pictures still have to be found. */
export interface ItemDraft {
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly narration: string;
  readonly brand: string;
  readonly aliases: readonly string[];
  readonly groupName: string;
  readonly typeName: string;
  /** Null: the mapping does not say; a new item is on sale, a known one stays as it is. */
  readonly status: ShownStatus | null;
  readonly unitName: string;
  readonly net: NetQuantity | null;
  readonly stock: number;
  readonly maxPerOrder: number;
  readonly ratePaise: number;
  readonly mrpPaise: number;
  readonly taxBasisPoints: number;
  readonly hsn: string;
  /** Name under which a picture was uploaded, or empty. */
  readonly picture: string;
  readonly declarations: Declarations;
}

/** One thing that is wrong with a row. `row` counts the header as 1. */
export interface RowError {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

/** Names that customers may search for, of one item, at most. */
export const aliasesMax = 20;
