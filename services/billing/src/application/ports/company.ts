import type { DatedBillPrefixes } from '@tokri/contracts/orders';
import type { Seller } from '../../domain/bills/bill.ts';

export interface Company {
  readonly seller: Seller;
  /** Of bills from before bills stored their seller, if it was another one. */
  readonly initialSeller?: Seller | undefined;
  readonly stateCode: string;
  readonly billPrefixes: readonly DatedBillPrefixes[];
}

/** Throws `not-known-yet` while the shop has no company. */
export type RequireCompany = () => Company;
