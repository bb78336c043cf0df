import { invalid, valid, type ValidationResult } from '../result/validation-result.ts';

/** Stands where India has the code of a State: the United Kingdom has one VAT for all of it. */
export const unitedKingdom = 'GB';
export const unitedKingdomName = 'United Kingdom';

const vatNumberPattern = /^GB\d{9}$/;
const vatNumberMessage = 'Please enter a valid VAT number';
const weights = [8, 7, 6, 5, 4, 3, 2];
/** Numbers that were given since 2010 have a check number that is 55 away from the older ones. */
const newerOffset = 55;
const modulus = 97;

const hasCheckNumber = (digits: string): boolean => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const total = sum + Number(digits.slice(weights.length));
  return total % modulus === 0 || (total + newerOffset) % modulus === 0;
};

export const checkVatNumber = (text: string): ValidationResult<string> => {
  const number = text.replace(/\s/gu, '').toUpperCase();
  const isValid = vatNumberPattern.test(number) && hasCheckNumber(number.slice(2));
  return isValid ? valid(number) : invalid(vatNumberMessage);
};

/** The rates of VAT; food is zero rated. */
export const vatPercents = [0, 5, 20] as const;
