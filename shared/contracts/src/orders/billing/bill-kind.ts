export const issuedBillKinds = [
  'TaxInvoice',
  'BillOfSupply',
  'InvoiceCumBillOfSupply',
  'CreditNote',
  'DebitNote',
] as const;

/** For money that came before its supply, and that went back without one: CGST Rules 50 and 51. */
export const voucherKinds = ['ReceiptVoucher', 'RefundVoucher'] as const;

/** An order confirmation is shown like a bill before the bill of its order is issued. */
export const billKinds = ['OrderConfirmation', ...issuedBillKinds, ...voucherKinds] as const;

export type BillKind = (typeof billKinds)[number];
/** Of documents with a number of their own. */
export type IssuedDocumentKind = Exclude<BillKind, 'OrderConfirmation'>;
export type VoucherKind = (typeof voucherKinds)[number];

export const isVoucherKind = (kind: BillKind): kind is VoucherKind =>
  voucherKinds.some((voucher) => voucher === kind);

/** Documents that change what a bill charged (CGST Act s. 34); the bill itself stays as it is. */
export const isNote = (kind: BillKind): kind is 'CreditNote' | 'DebitNote' =>
  kind === 'CreditNote' || kind === 'DebitNote';
