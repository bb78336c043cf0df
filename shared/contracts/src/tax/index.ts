export {
  checkGstin,
  checkHsn,
  gstPercents,
  gstinCheckDigit,
  isStateCode,
  stateName,
  shopStateNames,
} from './gst.ts';
export type { GstPercent } from './gst.ts';
export { unitedKingdom } from './vat.ts';
export { calculateTax, taxSummary, taxTotal } from './tax.ts';
