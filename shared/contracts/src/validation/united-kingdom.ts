import { invalid, valid } from '../result/validation-result.ts';
import type { ValidationResult } from '../result/validation-result.ts';
import { validationMessages } from './validation.ts';

export const postcodeMessage = 'Please enter a valid Postcode!';

/** Letters that look like others are not used after the space. */
const postcodePattern = /^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/;
const inwardLength = 3;
const mobilePattern = /^(?:\+44|0)7\d{9}$/;

/** In capitals, with one space before the last three characters. */
export const checkPostcode = (text: string): ValidationResult<string> => {
  const compact = text.replace(/\s/gu, '').toUpperCase();
  const postcode = `${compact.slice(0, -inwardLength)} ${compact.slice(-inwardLength)}`;
  return postcodePattern.test(postcode) ? valid(postcode) : invalid(postcodeMessage);
};

/** Nothing, or a mobile number of the United Kingdom, as +447… */
export const checkOptionalUkMobile = (text: string): ValidationResult<string> => {
  const compact = text.replace(/[\s()-]/gu, '');
  if (compact === '') return valid('');
  return mobilePattern.test(compact)
    ? valid(compact.replace(/^0/, '+44'))
    : invalid(validationMessages.mobile);
};
