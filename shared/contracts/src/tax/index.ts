export {
  checkGstin,
  checkHsn,
  gstinCheckDigit,
  isStateCode,
  stateName,
  stateNames,
} from './gst.ts';
export { calculateTax, taxSummary, taxTotal } from './tax.ts';
