import {
  checkAddress,
  checkMobile,
  checkName,
  checkOptionalEmail,
  checkDeliveryCode,
  minAddressLength,
  validationMessages,
} from '@tokri/contracts/validation';
import type { AddressResponse } from '@tokri/contracts/api';
import { t } from './labels.ts';

export interface AddressForm {
  readonly pincode: string;
  readonly name: string;
  readonly mobile: string;
  readonly address: string;
  readonly email: string;
}

export type AddressField = keyof AddressForm;
export type AddressErrors = Partial<Record<AddressField, string>>;

const checks: Readonly<
  Record<AddressField, (text: string) => { readonly ok: boolean; readonly message?: string }>
> = {
  pincode: (text) => checkDeliveryCode(text),
  name: checkName,
  mobile: checkMobile,
  address: checkAddress,
  email: checkOptionalEmail,
};

export const validateField = (field: AddressField, text: string): string => {
  const check = checks[field](text);
  if (check.ok) return '';
  const isTooShort = check.message === validationMessages.address && text.trim() !== '';
  return isTooShort ? t('address.tooShort', { count: minAddressLength }) : (check.message ?? '');
};

export const fieldOrder: readonly AddressField[] = ['pincode', 'name', 'mobile', 'address'];

export const validateForm = (form: AddressForm): AddressErrors =>
  fieldOrder.reduce<AddressErrors>((errors, field) => {
    const text = validateField(field, form[field]);
    return text ? { ...errors, [field]: text } : errors;
  }, {});

const fieldByErrorCode: Readonly<Record<string, AddressField>> = {
  'name-missing': 'name',
  'mobile-invalid': 'mobile',
  'address-missing': 'address',
  'email-invalid': 'email',
  'pincode-invalid': 'pincode',
  'postcode-invalid': 'pincode',
  'pincode-not-served': 'pincode',
};
export const fieldForErrorCode = (code: string): AddressField | undefined => fieldByErrorCode[code];

export interface Person {
  readonly Name: string;
  readonly Mobile: string;
  readonly Email: string;
  readonly Address: string;
}

export const prefillForm = (customer: Person, pincode: string): AddressForm => ({
  pincode,
  name: customer.Name,
  mobile: customer.Mobile,
  address: customer.Address,
  email: customer.Email,
});

export const toForm = ({
  Pincode,
  Name,
  Mobile,
  Address,
  Email,
}: AddressResponse): AddressForm => ({
  pincode: Pincode,
  name: Name,
  mobile: Mobile,
  address: Address,
  email: Email,
});

export const isLocked = (
  address: Pick<AddressResponse, 'Source'> | null,
  partyId: number,
): boolean => address?.Source === 0 && partyId > 0;

export const chosenAddress = (
  addresses: readonly AddressResponse[],
  { chosenId, pincode }: { readonly chosenId: number; readonly pincode: string },
): AddressResponse | undefined => {
  const fits = ({ Pincode }: AddressResponse): boolean => pincode === '' || Pincode === pincode;
  return (
    addresses.find((address) => address.Id === chosenId && fits(address)) ?? addresses.find(fits)
  );
};
