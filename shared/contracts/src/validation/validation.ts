import { invalid, valid } from '../result/validation-result.ts';
import type { ValidationResult } from '../result/validation-result.ts';

/** Texts of the specification, sections 5 and 8, letter by letter. Some do not say what is checked; the check wins (readings.md 9–11). */
export const validationMessages = {
  pincode: 'Please enter a valid Pincode!',
  pincodeSixDigits: 'Pincode must be a 6-digit number',
  pincodeSixCharacters: 'Please Enter Valid Pincode!',
  name: 'Please enter Name',
  userName: 'Please Enter Name',
  address: 'Please enter Address',
  addressLength: 'Please enter address',
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

/** Section 5, generic value: 'Please enter {field}'. */
const enterText = (field: string): string => `Please enter ${field}`;
/** Section 5, generic choice: 'Please Select {field}'. */
const selectText = (field: string): string => `Please Select ${field}`;
/** Section 8: the forced update's alert. */
export const forcedUpdateMessage = (brand: string): string =>
  `A New Version of ${brand} Foods App is Now Available. Please Update!`;
/** Section 8: the question whether to update. */
export const optionalUpdateMessage = (brand: string): string =>
  `A New Version of ${brand} Foods App is Now Available. Do you want to Update?`;

/** Longest address that mail can reach (RFC 5321, path of 256 octets with its brackets). */
export const maxEmailLength = 254;
const emailShape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const mobileShape = /^(?:\+(\d{1,5})|0)?([6-9]\d{9})$/;
const passwordLengthMin = 7;
const addressLengthMin = 2;
const codeLengthMin = 12;

const isWholeAboveZero = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Forms and server: six digits (readings.md 11). Trimmed. */
export const checkPincode = (
  text: string,
  message: string = validationMessages.pincode,
): ValidationResult<string> => {
  const pincode = text.trim();
  return /^[0-9]{6}$/.test(pincode) ? valid(pincode) : invalid(message);
};

/** The shared helper: exactly six characters of any kind (readings.md 11); forms and server use `checkPincode`. */
export const checkPincodeHelper = (text: string): ValidationResult<string> =>
  text.length === 6 ? valid(text) : invalid(validationMessages.pincodeSixCharacters);

/** A standard pattern with a domain of at least two labels. Trimmed and in small letters afterwards: one person, one spelling. */
export const checkEmail = (text: string): ValidationResult<string> => {
  const email = text.trim().toLowerCase();
  return email.length <= maxEmailLength && emailShape.test(email)
    ? valid(email)
    : invalid(validationMessages.email);
};

/** Where an email may be left out: empty passes as ''. */
export const checkOptionalEmail = (text: string): ValidationResult<string> =>
  text.trim() === '' ? valid('') : checkEmail(text);

/**
 * Optional prefix (+ and 1 to 5 digits, or 0), then 10 digits from 6 to 9. The value is the person's identity: prefix +91, 0 and none
 * are one, '+919876543210'; another prefix is an identity of its own (readings.md 12).
 */
export const checkMobile = (text: string): ValidationResult<string> => {
  const [, prefix = '91', number] = mobileShape.exec(text.trim()) ?? [];
  return number === undefined ? invalid(validationMessages.mobile) : valid(`+${prefix}${number}`);
};

/** Only Indian numbers get an SMS (readings.md 12). */
export const receivesSms = (identity: string): boolean => /^\+91[6-9]\d{9}$/.test(identity);

/** The silent checks: same patterns, no text. */
export const isEmail = (text: string): boolean => checkEmail(text).ok;
export const isMobile = (text: string): boolean => checkMobile(text).ok;

/** Longer than 6 characters. Never applied to one-time passwords (readings.md 7). */
export const checkPassword = (text: string): ValidationResult<string> =>
  text.length >= passwordLengthMin ? valid(text) : invalid(validationMessages.password);

/** Forms: required. Trimmed. */
export const checkName = (text: string): ValidationResult<string> =>
  text.trim() === '' ? invalid(validationMessages.name) : valid(text.trim());

/** Forms: required. Trimmed. */
export const checkAddress = (text: string): ValidationResult<string> =>
  text.trim() === '' ? invalid(validationMessages.address) : valid(text.trim());

/** The shared helper: user name non-empty. */
export const checkUserNameHelper = (text: string): ValidationResult<string> =>
  text === '' ? invalid(validationMessages.userName) : valid(text);

/** The shared helper: address longer than 1 character. */
export const checkAddressHelper = (text: string): ValidationResult<string> =>
  text.length >= addressLengthMin ? valid(text) : invalid(validationMessages.addressLength);

/** Non-empty; shows a text only when flagged, one that does not match the check (readings.md 9). */
export const checkRequiredText = (text: string, flagged: boolean): ValidationResult<string> =>
  text === '' ? invalid(flagged ? validationMessages.requiredText : '') : valid(text);

/** Required integer above 0. Shown as a browser alert. */
export const checkId = (value: unknown): ValidationResult<number> =>
  isWholeAboveZero(value) ? valid(value) : invalid(validationMessages.id);

/** At least 12 characters, though its text says 14 (readings.md 10). */
export const checkCode = (text: string): ValidationResult<string> =>
  text.length >= codeLengthMin ? valid(text) : invalid(validationMessages.code);

/** Name non-empty. Shown as a browser alert. */
export const checkMandatory = (text: string): ValidationResult<string> =>
  text === '' ? invalid(validationMessages.mandatory) : valid(text);

/** Generic value: non-empty after trimming. */
export const checkFilled = (text: string, field: string): ValidationResult<string> =>
  text.trim() === '' ? invalid(enterText(field)) : valid(text.trim());

/** Generic choice: an integer above 0. */
export const checkSelected = (value: unknown, field: string): ValidationResult<number> =>
  isWholeAboveZero(value) ? valid(value) : invalid(selectText(field));
