export const issuedBillKinds = [
  'TaxInvoice',
  'BillOfSupply',
  'InvoiceCumBillOfSupply',
  'CreditNote',
  'DebitNote',
] as const;

/** An order confirmation is shown like a bill before the bill of its order is issued. */
export const billKinds = ['OrderConfirmation', ...issuedBillKinds] as const;

export type BillKind = (typeof billKinds)[number];

/** Documents that change what a bill charged (CGST Act s. 34); the bill itself stays as it is. */
export const isNote = (kind: BillKind): kind is 'CreditNote' | 'DebitNote' =>
  kind === 'CreditNote' || kind === 'DebitNote';
