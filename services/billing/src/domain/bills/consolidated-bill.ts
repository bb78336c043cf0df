import type { BillKind } from '@tokri/contracts/orders';
import type { Seller } from './bill.ts';

/** One tax invoice for the small supplies of a day. What it bills is in the bills of its orders. */
export interface ConsolidatedBill {
  readonly key: string;
  readonly consolidatedId: number;
  readonly group: string;
  readonly kind: BillKind;
  readonly date: string;
  readonly placeOfSupply: string;
  readonly seller: Seller | null;
  /** Of the bills that waited when it was opened; one that left its day since is no part of it. */
  readonly memberKeys: readonly string[];
  /** Null until its parts are known. It stays null when none is left. */
  readonly number: string | null;
}
