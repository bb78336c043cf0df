import {
  checkAddress,
  checkName,
  checkOptionalEmail,
  checkOptionalUkMobile,
  checkPostcode,
  maxAddressLength,
} from '@tokri/contracts/validation';
import type { AddressResponse } from '@tokri/contracts/api';
import type { AddressField, AddressForm, Person } from '../address-rules.ts';
import { t } from '../labels.ts';

export interface UkAddressForm {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly line1: string;
  readonly line2: string;
  readonly postcode: string;
}
export type UkAddressField = keyof UkAddressForm;
export type UkAddressErrors = Partial<Record<UkAddressField, string>>;

const separator = ', ';
const firstLines = 2;
/** Two lines and what joins them must fit into one stored address. */
export const maxLineLength = (maxAddressLength - separator.length) / 2;

export const joinLines = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(separator);

export const ukFieldOrder: readonly UkAddressField[] = [
  'name',
  'email',
  'mobile',
  'line1',
  'line2',
  'postcode',
];

const textOf = (check: { readonly ok: boolean; readonly message?: string }): string =>
  check.ok ? '' : (check.message ?? '');

const checks: Readonly<Record<UkAddressField, (text: string) => string>> = {
  name: (text) => textOf(checkName(text)),
  email: (text) => textOf(checkOptionalEmail(text)),
  mobile: (text) => textOf(checkOptionalUkMobile(text)),
  line1: (text) => textOf(checkAddress(text)),
  line2: (text) => (text.trim() === '' ? '' : textOf(checkAddress(text))),
  postcode: (text) => (checkPostcode(text).ok ? '' : t('address.postcodeInvalid')),
};

export const validateUkField = (field: UkAddressField, text: string): string => checks[field](text);

export const validateUkForm = (form: UkAddressForm): UkAddressErrors =>
  Object.fromEntries(
    ukFieldOrder
      .map((field) => [field, validateUkField(field, form[field])] as const)
      .filter(([, text]) => text !== ''),
  );

const ukFields: Readonly<Record<AddressField, UkAddressField>> = {
  pincode: 'postcode',
  name: 'name',
  mobile: 'mobile',
  address: 'line1',
  email: 'email',
};
export const toUkField = (field: AddressField): UkAddressField => ukFields[field];

/** As it is saved: the pincode is the postcode, and the lines are joined by commas. */
export const toAddressForm = (form: UkAddressForm): AddressForm => {
  const postcode = checkPostcode(form.postcode);
  return {
    name: form.name,
    email: form.email,
    mobile: form.mobile,
    address: joinLines([form.line1, form.line2]),
    pincode: postcode.ok ? postcode.value : form.postcode,
  };
};

/** The number of another country cannot be saved here. */
export const prefillUkForm = ({ Name, Email, Mobile }: Person): UkAddressForm => ({
  name: Name,
  email: Email,
  mobile: checkOptionalUkMobile(Mobile).ok ? Mobile : '',
  line1: '',
  line2: '',
  postcode: '',
});

export const toLines = (
  formattedAddress: readonly string[],
  postcode: string,
): Pick<UkAddressForm, 'line1' | 'line2' | 'postcode'> => ({
  line1: joinLines(formattedAddress.slice(0, firstLines)).slice(0, maxLineLength),
  line2: joinLines(formattedAddress.slice(firstLines)).slice(0, maxLineLength),
  postcode,
});

/** A stored address is one text: its first two parts are the first line, as in a suggestion. */
export const toUkForm = ({
  Name,
  Email,
  Mobile,
  Address,
  Pincode,
}: AddressResponse): UkAddressForm => {
  const lines = toLines(Address.split(separator), Pincode);
  const isWhole = joinLines([lines.line1, lines.line2]) === Address;
  return {
    name: Name,
    email: Email,
    mobile: Mobile,
    ...(isWhole ? lines : { line1: Address, line2: '', postcode: Pincode }),
  };
};
