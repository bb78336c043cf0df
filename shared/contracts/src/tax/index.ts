export {
  checkGstin,
  checkHsn,
  gstinCheckDigit,
  isStateCode,
  needsHsn,
  ownSupplyType,
  checkTaxNumber,
  shopTaxPercents,
  stateCodeFromGstin,
  stateName,
  shopStateNames,
} from './gst.ts';
export type { SupplyType, TaxPercent } from './gst.ts';
export { unitedKingdom } from './vat.ts';
export { calculateTax, taxSummary, taxTotal } from './tax.ts';
export type { Tax } from './tax.ts';
export { gstFindingKinds, gstSections, lastDayOfMonth, monthPattern } from './gst-return.ts';
export type { GstFindingKind, GstSection } from './gst-return.ts';
export {
  eInvoiceCancellableMs,
  eInvoiceCancellationReasons,
  maxEInvoiceRemarkLength,
} from './e-invoice.ts';
export type { EInvoiceCancellationReason } from './e-invoice.ts';
