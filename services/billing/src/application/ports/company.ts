import type { DatedBillPrefixes } from '@tokri/contracts/orders';
import type { Seller } from '../../domain/bills/bill.ts';

export interface Company {
  readonly seller: Seller;
  /** Of bills from before bills stored their seller, if it was another one. */
  readonly initialSeller?: Seller | undefined;
  readonly stateCode: string;
  /** Absent or empty without a UPI ID. */
  readonly upiId?: string | undefined;
  readonly upiName?: string | undefined;
  readonly billPrefixes: readonly DatedBillPrefixes[];
}

/** Throws `not-known-yet` while the shop has no company. */
export type RequireCompany = () => Company;
