export {
  checkGstin,
  checkHsn,
  gstinCheckDigit,
  isStateCode,
  stateCodeOfGstin,
  stateName,
  stateNames,
} from './gst.ts';
export { calculateTax, taxSummary, taxTotal } from './tax.ts';
