import { isUnitedKingdom } from './shop-market.ts';
import type { ValidationResult } from '../result/validation-result.ts';
import { checkPostcode } from '../validation/united-kingdom.ts';
import { checkPincode } from '../validation/validation.ts';

/** A pincode or a postcode, as the market of the shop has it. */
export const checkDeliveryCode = (text: string): ValidationResult<string> =>
  isUnitedKingdom() ? checkPostcode(text) : checkPincode(text);
