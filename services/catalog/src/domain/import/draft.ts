import type { NewHindi } from '../items/item-hindi.ts';
import type {
  DatedRate,
  EffectiveTax,
  ItemDescription,
  ListingStatus,
  Unit,
} from '../items/item.ts';

export interface ItemDraft
  extends
    Pick<ItemDescription, 'name' | 'narration' | 'brand' | 'hsn' | 'aliases' | 'declarations'>,
    Pick<Unit, 'net' | 'maxPerOrder'>,
    Pick<DatedRate, 'ratePaise' | 'mrpPaise'>,
    Pick<EffectiveTax, 'taxBasisPoints'> {
  readonly row: number;
  readonly hindi?: NewHindi;
  readonly code: string;
  readonly groupName: string;
  readonly typeName: string;
  readonly status: ListingStatus | null;
  readonly unitName: string;
  readonly stock: number;
  readonly imageName: string;
}

export interface RowError {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

export const maxAliases = 20;
