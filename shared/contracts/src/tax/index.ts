export {
  checkGstin,
  checkHsn,
  gstPercents,
  gstinCheckDigit,
  isStateCode,
  stateName,
  stateNames,
} from './gst.ts';
export type { GstPercent } from './gst.ts';
export { calculateTax, taxSummary, taxTotal } from './tax.ts';
