export const issuedBillKinds = [
  'TaxInvoice',
  'BillOfSupply',
  'InvoiceCumBillOfSupply',
  'CreditNote',
] as const;

/** An order confirmation is shown like a bill before the bill of its order is issued. */
export const billKinds = ['OrderConfirmation', ...issuedBillKinds] as const;

export type BillKind = (typeof billKinds)[number];
