import type { LedgerResponse } from '@tokri/contracts/api';
import type { PartyPaymentWay } from '@tokri/contracts/orders';

export interface PrintedStatement {
  readonly supplier: { readonly name: string; readonly address: string; readonly gstin: string };
  readonly party: { readonly name: string; readonly address: string; readonly gstin: string };
  readonly ledger: LedgerResponse;
}

/** Amounts are rupees, as in the API. */
export interface PrintedReceipt extends Pick<PrintedStatement, 'supplier' | 'party'> {
  readonly number: string;
  readonly receivedOn: string;
  readonly way: PartyPaymentWay;
  readonly reference: string;
  readonly amount: number;
  /** Empty in a market whose bills have none. */
  readonly amountInWords: string;
  readonly bills: readonly { readonly number: string; readonly amount: number }[];
  readonly onAccount: number;
  /** What its provider gave back, or had to after a dispute. */
  readonly returned: number;
  readonly isReversed: boolean;
}
