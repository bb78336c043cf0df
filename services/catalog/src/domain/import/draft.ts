import type { NetQuantity } from '@tokri/contracts/pricing';
import type { Declarations, ListingStatus } from '../items/item.ts';

export interface ItemDraft {
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly narration: string;
  readonly brand: string;
  readonly aliases: readonly string[];
  readonly groupName: string;
  readonly typeName: string;
  readonly status: ListingStatus | null;
  readonly unitName: string;
  readonly net: NetQuantity | null;
  readonly stock: number;
  readonly maxPerOrder: number;
  readonly ratePaise: number;
  readonly mrpPaise: number;
  readonly taxBasisPoints: number;
  readonly hsn: string;
  readonly imageName: string;
  readonly declarations: Declarations;
}

export interface RowError {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

export const maxAliases = 20;
