export {
  checkGstin,
  checkHsn,
  gstinCheckDigit,
  isStateCode,
  stateCodeFromGstin,
  stateName,
  stateNames,
} from './gst.ts';
export { calculateTax, taxSummary, taxTotal } from './tax.ts';
