import { isUnitedKingdom } from '../../market/shop-market.ts';
import type { ValidationResult } from '../../result/validation-result.ts';
import { checkPostcode } from './united-kingdom.ts';
import { checkPincode } from '../validation.ts';

/** A pincode or a postcode, as the market of the shop has it. */
export const checkDeliveryCode = (text: string): ValidationResult<string> =>
  isUnitedKingdom() ? checkPostcode(text) : checkPincode(text);
