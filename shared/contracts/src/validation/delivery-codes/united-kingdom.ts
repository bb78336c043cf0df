import { isPostcode, normalizePostcode } from '../../market/delivery-code.ts';
import { invalid, valid } from '../../result/validation-result.ts';
import type { ValidationResult } from '../../result/validation-result.ts';
import { validationMessages } from '../validation.ts';

export const postcodeMessage = 'Please enter a valid Postcode!';

const mobilePattern = /^(?:\+44|0)7\d{9}$/;

export const checkPostcode = (text: string): ValidationResult<string> => {
  const postcode = normalizePostcode(text);
  return isPostcode(postcode) ? valid(postcode) : invalid(postcodeMessage);
};

/** Nothing, or a mobile number of the United Kingdom, as +447… */
export const checkOptionalUkMobile = (text: string): ValidationResult<string> => {
  const compact = text.replace(/[\s()-]/gu, '');
  if (compact === '') return valid('');
  return mobilePattern.test(compact)
    ? valid(compact.replace(/^0/, '+44'))
    : invalid(validationMessages.mobile);
};
