import {
  findHiddenCharacter,
  foldToSingleLine,
  hasLetterOrDigit,
  hasStackedMarks,
} from './free-text.ts';
import { isUnitedKingdom, shopMarket } from '../market/shop-market.ts';
import { holdsGstin } from './gstin-in-text.ts';
import { invalid, valid } from '../result/validation-result.ts';
import type { ValidationResult } from '../result/validation-result.ts';

/** Specified texts. Where a text contradicts its check, the check is right. */
export const validationMessages = {
  pincode: 'Please enter a valid Pincode!',
  pincodeSixDigits: 'Pincode must be a 6-digit number',
  pincodeSixCharacters: 'Please Enter Valid Pincode!',
  name: 'Please enter Name',
  userName: 'Please Enter Name',
  address: 'Please enter Address',
  addressLength: 'Please enter address',
  hiddenCharacters: 'Please remove the invisible characters',
  stackedMarks: 'Please remove the repeated accents',
  gstin: 'Please remove the GSTIN',
  email: 'You have entered an invalid email address!',
  mobile: 'You have entered an invalid mobile number!',
  password: 'Please Enter Valid Password!',
  requiredText: 'Username must be at least 5 characters long',
  id: 'Please select valid id',
  code: 'Code must be at least 14 characters long',
  mandatory: 'Enter mandatory fields',
  pincodeNeeded: 'Please enter your pincode and continue',
  notServed: 'Sorry for the inconvenience, Currently Delivery is not available in this location.',
  notServedShort: 'Sorry, delivery is not available in this location.',
  failedCheck: 'Something went wrong. Try again.',
  failedAddressSave: 'Error while change address',
} as const;

const toEnterMessage = (field: string): string => `Please enter ${field}`;
const toSelectMessage = (field: string): string => `Please Select ${field}`;

export const maxEmailLength = 254;
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const mobilePattern = /^(?:\+(\d{1,5})|0)?([6-9]\d{9})$/;
/** With the prefix +44, a leading 0 or, as beside a field that shows +44, without either. */
const ukMobilePattern = /^(?:\+?44|0)?(7\d{9})$/;
const minPasswordLength = 7;
export const minAddressLength = 2;
const minCodeLength = 12;

const isPositiveInteger = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

export const checkPincode = (
  text: string,
  message: string = validationMessages.pincode,
): ValidationResult<string> => {
  const pincode = text.trim();
  return /^[0-9]{6}$/.test(pincode) ? valid(pincode) : invalid(message);
};

/** The specified shared helper accepts any six characters; forms and server use `checkPincode`. */
export const checkPincodeHelper = (text: string): ValidationResult<string> =>
  text.length === 6 ? valid(text) : invalid(validationMessages.pincodeSixCharacters);

export const checkEmail = (text: string): ValidationResult<string> => {
  const email = text.trim().toLowerCase();
  return email.length <= maxEmailLength && emailPattern.test(email)
    ? valid(email)
    : invalid(validationMessages.email);
};

export const checkOptionalEmail = (text: string): ValidationResult<string> =>
  text.trim() === '' ? valid('') : checkEmail(text);

const checkUkMobile = (text: string): ValidationResult<string> => {
  const [, number] = ukMobilePattern.exec(text.replace(/[\s()-]/gu, '')) ?? [];
  return number === undefined ? invalid(validationMessages.mobile) : valid(`+44${number}`);
};

/**
 * The prefixes +91, 0 and no prefix mean the same person, '+919876543210'. So does +91 with the 0 of
 * calls within India: no country has the code 910.
 */
const checkIndianMobile = (text: string): ValidationResult<string> => {
  const [, prefix = '', number] = mobilePattern.exec(text.trim()) ?? [];
  if (number === undefined) return invalid(validationMessages.mobile);
  return valid(`+${/^(?:91)?0?$/.test(prefix) ? '91' : prefix}${number}`);
};

export const checkMobile = (text: string): ValidationResult<string> =>
  isUnitedKingdom() ? checkUkMobile(text) : checkIndianMobile(text);

const smsPatterns = { 0: /^\+91[6-9]\d{9}$/, 1: /^\+447\d{9}$/ } as const;
export const receivesSms = (identity: string): boolean =>
  smsPatterns[shopMarket().taxMode].test(identity);

export const isEmail = (text: string): boolean => checkEmail(text).ok;
export const isMobile = (text: string): boolean => checkMobile(text).ok;

export const checkPassword = (text: string): ValidationResult<string> =>
  text.length >= minPasswordLength ? valid(text) : invalid(validationMessages.password);

const checkSingleLine = (
  text: string,
  { minLength, message }: { readonly minLength: number; readonly message: string },
): ValidationResult<string> => {
  const line = foldToSingleLine(text);
  if (findHiddenCharacter(line) !== null) return invalid(validationMessages.hiddenCharacters);
  if (hasStackedMarks(line)) return invalid(validationMessages.stackedMarks);
  if (holdsGstin(line)) return invalid(validationMessages.gstin);
  return hasLetterOrDigit(line) && [...line].length >= minLength ? valid(line) : invalid(message);
};

export const checkName = (text: string): ValidationResult<string> =>
  checkSingleLine(text, { minLength: 1, message: validationMessages.name });

export const checkAddress = (text: string): ValidationResult<string> =>
  checkSingleLine(text, { minLength: minAddressLength, message: validationMessages.address });

export const checkUserNameHelper = (text: string): ValidationResult<string> =>
  text === '' ? invalid(validationMessages.userName) : valid(text);

export const checkAddressHelper = (text: string): ValidationResult<string> =>
  text.length >= minAddressLength ? valid(text) : invalid(validationMessages.addressLength);

export const checkRequiredText = (text: string, hasMessage: boolean): ValidationResult<string> =>
  text === '' ? invalid(hasMessage ? validationMessages.requiredText : '') : valid(text);

export const checkId = (value: unknown): ValidationResult<number> =>
  isPositiveInteger(value) ? valid(value) : invalid(validationMessages.id);

/** Specified as 12 characters although the text says 14. */
export const checkCode = (text: string): ValidationResult<string> =>
  text.length >= minCodeLength ? valid(text) : invalid(validationMessages.code);

export const checkMandatory = (text: string): ValidationResult<string> =>
  text === '' ? invalid(validationMessages.mandatory) : valid(text);

export const checkFilled = (text: string, field: string): ValidationResult<string> =>
  text.trim() === '' ? invalid(toEnterMessage(field)) : valid(text.trim());

export const checkSelected = (value: unknown, field: string): ValidationResult<number> =>
  isPositiveInteger(value) ? valid(value) : invalid(toSelectMessage(field));
