export const issuedBillKinds = [
  'TaxInvoice',
  'BillOfSupply',
  'InvoiceCumBillOfSupply',
  'CreditNote',
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
