import type { LedgerResponse } from '@tokri/contracts/api';

export interface PrintedStatement {
  readonly supplier: { readonly name: string; readonly address: string; readonly gstin: string };
  readonly party: { readonly name: string; readonly address: string; readonly gstin: string };
  readonly ledger: LedgerResponse;
}
